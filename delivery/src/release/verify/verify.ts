import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import { objections } from "../../registry/admission";
import type { ReleaseStore } from "../../registry/release-store";
import { entryOf, RefusedError } from "../../registry/transitions";
import type { ReleaseContext } from "../change-registry";
import type { Outcome } from "../commands";
import { type Build, readBuild } from "../read-build";
import { type Options, UsageError } from "../usage";
import { bootPages } from "./boot-pages";
import { withCandidate } from "./candidate-store";
import { pagePaths } from "./page-paths";
import { startPreview } from "./preview-site";
import { type Weight, weigh } from "./weigh";

const BUDGET = "bundle-sizes.json";

/** A published release, with its files. */
const readPublished = async (store: ReleaseStore, id: string, named: string | undefined): Promise<Build> => {
  const version = named ?? entryOf(await store.readRegistry(), id).releases.at(-1)?.version;
  const descriptor = version ? await store.readDescriptor(id, version) : null;
  if (!descriptor) throw new RefusedError(`There is no release ${id} ${version ?? ""}`.trimEnd());
  const files = await Promise.all(
    descriptor.files.map(async ({ path }) => {
      const contents = await store.readFile(id, descriptor.version, path);
      if (!contents) throw new RefusedError(`${path} of ${id} ${descriptor.version} is missing.`);
      return { path, contents };
    }),
  );
  return { descriptor, files };
};

const readCandidate = (store: ReleaseStore, [name, version]: string[]): Promise<Build> => {
  if (!name) throw new UsageError("verify needs the folder of a build, or a published release.");
  return existsSync(join(name, "release.json"))
    ? readBuild(name)
    : readPublished(store, name.replace(/^mfe-/, ""), version);
};

/** The pages that a candidate can break: a remote's own; with a new shell, all. */
const routesOf = async (store: ReleaseStore, { id, routes }: ReleaseDescriptor) => {
  if (id !== SHELL_ID) return routes;
  const registry = await store.readRegistry();
  const live = await Promise.all(
    Object.entries(registry.entries).map(async ([remote, { channel }]) =>
      channel.stable ? ((await store.readDescriptor(remote, channel.stable))?.routes ?? []) : [],
    ),
  );
  return live.flat();
};

/** Where the API answers; null if it does not, and pages are then tried without their data. */
const answeringApi = async (named: string | undefined): Promise<string | null> => {
  const origin = (named ?? process.env["API_ORIGIN"] ?? process.env["SITE_ORIGIN"])?.replace(/\/$/, "");
  if (!origin) return null;
  const answer = await fetch(`${origin}/api`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (!answer?.ok) throw new RefusedError(`No API answers at ${origin}.`);
  return origin;
};

const boot = async (
  store: ReleaseStore,
  build: Build,
  apiOrigin: string | null,
): Promise<{ paths: string[]; problems: string[] }> => {
  const preview = await startPreview(withCandidate(store, build), apiOrigin);
  try {
    const pages = await pagePaths(await routesOf(store, build.descriptor), apiOrigin);
    return { paths: pages.map(({ path }) => path), problems: await bootPages(preview.origin, pages) };
  } finally {
    await preview.close();
  }
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

const weightLine = ({ page, bytes, limit }: Weight): string =>
  `${page}: ${bytes} bytes${limit === null ? "" : ` of ${limit}`}`;

/**
 * Tries a release beside what is live: host API, paths, size, and each of its pages, rendered on the server and opened in
 * Chromium inside the live shell.
 * @throws RefusedError that lists what is wrong.
 */
export const verifyCandidate = async (
  { store }: ReleaseContext,
  positionals: string[],
  { site, sizes }: Options,
): Promise<Outcome> => {
  const build = await readCandidate(store, positionals);
  const { id, version } = build.descriptor;
  const registry = await store.readRegistry();
  if (id !== SHELL_ID && !entryOf(registry, SHELL_ID).channel.stable)
    throw new RefusedError("No shell is live to verify inside of; promote one first.");
  const apiOrigin = await answeringApi(site);
  const budget = sizes ?? (existsSync(BUDGET) ? BUDGET : null);
  const weights = budget ? await weigh(build, budget) : [];
  const reasons = await objections(store, registry, build.descriptor);
  const heavy = weights.filter(({ bytes, limit }) => limit !== null && bytes > limit);
  const { paths, problems } =
    reasons.length > 0 ? { paths: [], problems: [] } : await boot(store, build, apiOrigin);
  const all = [
    ...reasons,
    ...heavy.map((weight) => `over its size budget: ${weightLine(weight)}`),
    ...problems,
  ];
  if (all.length > 0)
    throw new RefusedError([`${id} ${version} is not fit for release:`, ...all].join("\n  "));
  return {
    lines: [
      `${id} ${version} is fit for release`,
      `  host API ${build.descriptor.hostApi} and ${counted(build.descriptor.routes.length, "route")} fit what is live`,
      ...weights.map((weight) => `  ${weightLine(weight)}`),
      `  opened on the server and in Chromium${apiOrigin ? "" : " (without an API)"}: ${paths.join(" ")}`,
    ],
    data: { id, version, weights, paths, api: apiOrigin },
    writes: false,
  };
};

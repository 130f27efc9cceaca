import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { type ReleaseDescriptor, releaseFileUrl, SHELL_ID } from "@promptfolio/contracts/release";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { countOf } from "@promptfolio/lib/formats";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { product } from "../../product/product";
import { compatibilityErrors } from "../../registry/assert-compatible";
import { releaseIntegrity } from "../../registry/integrity";
import type { ReleaseStore } from "../../registry/release-store";
import { entryOf, RefusedError } from "../../registry/transitions";
import { recordVerification, verifiedBeside } from "../../registry/verification";
import { UsageError } from "../arguments";
import { descriptorErrors } from "../check";
import type { Command } from "../command";
import type { Build } from "../publish/read-build";
import { openPages, type PagePath } from "./browser/open-pages";
import { readCandidate, withCandidate } from "./candidate";
import { scaleTimeout, withDeadline } from "./deadline";
import { renderPages } from "./render-pages";

const BudgetSchema = Type.Object({
  shell: Type.Number(),
  pages: Type.Record(Type.String(), Type.Record(Type.String(), Type.Number())),
});

const readBudget = async (path: string) => {
  try {
    return Value.Parse(BudgetSchema, JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    throw new UsageError(`${path} holds no size budget: ${error instanceof Error ? error.message : error}`);
  }
};

/**
 * Measures a release, and compares it with the size budget if there is one: the shell's main script, or for each page
 * of a remote its entry and the scripts that the page needs, according to its descriptor and to what the browser has
 * `loaded`. In bytes after brotli.
 */
const measureBundles = async (
  { descriptor, files }: Build,
  budgetPath: string | undefined,
  loaded: ReadonlyMap<string, ReadonlySet<string>>,
) => {
  const budget = budgetPath === undefined ? undefined : await readBudget(budgetPath);
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const known = sizes.get(path);
    if (known !== undefined) return known;
    const contents = files.find((file) => file.path === path)?.contents;
    const size = contents ? brotliCompressSync(contents).length : 0;
    sizes.set(path, size);
    return size;
  };
  const entry = sizeOf(descriptor.entry);
  if (descriptor.id === SHELL_ID)
    return [{ page: descriptor.entry, bytes: entry, limit: budget?.shell ?? null }];
  const limits = budget?.pages[`mfe-${descriptor.id}`] ?? {};
  const pathOf = new Map(files.map(({ path }) => [releaseFileUrl(descriptor, path), path]));
  return Object.entries(descriptor.pages).map(([page, { scripts }]) => {
    const ofRelease = [...(loaded.get(page) ?? [])].flatMap((url) => pathOf.get(url) ?? []);
    const needed = new Set([...scripts, ...ofRelease]);
    needed.delete(descriptor.entry);
    return {
      page,
      bytes: [...needed].reduce((sum, script) => sum + sizeOf(script), entry),
      limit: limits[page] ?? limits["*"] ?? null,
    };
  });
};

const BUDGET = "bundle-sizes.json";

/** The routes whose pages a candidate can break: for a remote its own, for a shell all. */
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

const examplePath = (pattern: string, known: ReadonlyMap<string, string>): string =>
  pattern === "*"
    ? "/there-is-nothing-here"
    : pattern.replace(/:(\w+)/g, (_, name: string) => known.get(name) ?? "example");

/** A path for each page that routes declare; redirects are left out, as they render nothing. */
const pagePaths = async (routes: RouteDeclaration[], apiOrigin: string | undefined): Promise<PagePath[]> => {
  const known = apiOrigin ? await product.exampleParameters(apiOrigin) : new Map<string, string>();
  return routes
    .filter(({ redirect }) => !redirect)
    .map((route) => ({ route, path: examplePath(route.paths[0] ?? "*", known) }));
};

/** The API's origin; undefined if none is named: pages are then tested without their data. */
const findApi = async (named: string | undefined): Promise<string | undefined> => {
  const origin = (named ?? process.env["API_ORIGIN"] ?? process.env["SITE_ORIGIN"])?.replace(/\/$/, "");
  if (!origin) return undefined;
  const response = await fetch(`${origin}/api`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new RefusedError(`There is no API at ${origin}.`);
  return origin;
};

const START_TIMEOUT_MS = 30_000;

const tryPages = async (store: ReleaseStore, build: Build, apiOrigin: string | undefined) => {
  // Imported lazily: it loads the whole site, which no other command needs.
  const { startPreview } = await import("./preview-site");
  const withBuild = withCandidate(store, build);
  const preview = await withDeadline(
    "starting the preview",
    scaleTimeout(START_TIMEOUT_MS),
    startPreview(withBuild, apiOrigin),
  );
  try {
    const pages = await pagePaths(await routesOf(store, build.descriptor), apiOrigin);
    const onServer = await renderPages(withBuild, preview.origin, pages);
    const opened = await openPages(preview.origin, build.descriptor.id, pages);
    return {
      paths: pages.map(({ path }) => path),
      problems: [...onServer, ...opened.problems],
      scripts: opened.scripts,
    };
  } finally {
    await preview.close();
  }
};

const NOT_TRIED: Awaited<ReturnType<typeof tryPages>> = { paths: [], problems: [], scripts: new Map() };

type BundleSize = Awaited<ReturnType<typeof measureBundles>>[number];

const formatSize = ({ page, bytes, limit }: BundleSize): string =>
  `${page}: ${bytes} bytes${limit === null ? "" : ` of ${limit}`}`;

/**
 * Tests a release together with the live releases: host API, paths, size, and each of its pages, rendered on the server
 * and opened in Chromium inside the live shell.
 * @throws RefusedError that lists what is wrong.
 */
export const verifyCommand: Command = async (
  { store, objects, by, now, dryRun },
  positionals,
  { site, sizes: budgetPath },
) => {
  const { build, present } = await readCandidate(store, positionals);
  const { id, version } = build.descriptor;
  const registry = await store.readRegistry();
  if (id !== SHELL_ID && !entryOf(registry, SHELL_ID).channel.stable)
    throw new RefusedError("No shell is live to verify inside of; promote one first.");
  const apiOrigin = await findApi(site);
  const errors = [
    ...descriptorErrors(build.descriptor, present),
    ...(await compatibilityErrors(store, registry, build.descriptor)),
  ];
  const { paths, problems, scripts } =
    errors.length > 0 ? NOT_TRIED : await tryPages(store, build, apiOrigin);
  const budget = budgetPath ?? (existsSync(BUDGET) ? BUDGET : undefined);
  const sizes = await measureBundles(build, budget, scripts);
  const tooLarge = sizes.filter(({ bytes, limit }) => limit !== null && bytes > limit);
  const all = [
    ...errors,
    ...tooLarge.map((size) => `over its size budget: ${formatSize(size)}`),
    ...problems,
  ];
  if (all.length > 0)
    throw new RefusedError([`${id} ${version} is not fit for release:`, ...all].join("\n  "));
  const integrity = releaseIntegrity(build.descriptor);
  const verification = { id, version, integrity, beside: verifiedBeside(registry, id) };
  if (!dryRun) await recordVerification(objects, { ...verification, by, at: now().toISOString() });
  return {
    lines: [
      `${id} ${version} is ready for release`,
      `  host API ${build.descriptor.hostApi} and ${countOf(build.descriptor.routes.length, "route")} are compatible with what is live`,
      ...sizes.map((size) => `  ${formatSize(size)}`),
      `  opened on the server and in Chromium${apiOrigin ? "" : " (without an API)"}: ${paths.join(" ")}`,
    ],
    data: {
      id,
      version,
      sizes,
      paths,
      api: apiOrigin ?? null,
    },
  };
};

import { execFileSync } from "node:child_process";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HOST_API_VERSION } from "@promptfolio/contracts/host-api";
import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { describeContainer, readManifest, writePageTypes } from "./federation-manifest";
import { describeProvenance } from "./provenance";
import { contentHash, describeFile, filesBelow } from "./release-files";
import { requiredRanges, SHARED_MODULES } from "./shared-modules";
import { moveSourceMaps } from "./source-maps";

const isRemoteConfig = (value: unknown): value is RemoteConfig =>
  typeof value === "object" && value !== null && "id" in value && "routes" in value;

/**
 * What `remote.config.ts` declares; undefined if there is none, as for the shell.
 * @throws Error if it declares no remote
 */
export const readRemoteConfig = async (folder: string): Promise<RemoteConfig | undefined> => {
  const path = join(folder, "remote.config.ts");
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file) return undefined;
  // Imported by modification time, so that a changed path or title is used without a restart.
  const module: { default: unknown } = await import(`${path}?at=${file.mtimeMs}`);
  if (!isRemoteConfig(module.default)) throw new Error(`${path} must export what defineRemote returns.`);
  return module.default;
};

const DESCRIPTOR = "release.json";

const NO_CONTAINER: ReturnType<typeof describeContainer> = { containerName: null, pages: {} };

/** The chunk of the host's data cache, in one file. */
const DATA_CACHE = /^files\/data-cache\.[^/]+\.js$/;

const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The commit and its date, with a fallback for a tree without git (an archive). */
const sourceOf = (folder: string): { commit: string; dirty: boolean; date: string } => {
  try {
    const [commit = "", date = ""] = git(folder, "log", "-1", "--format=%H %cI").split(" ");
    return { commit, dirty: git(folder, "status", "--porcelain") !== "", date };
  } catch {
    return { commit: "unknown", dirty: false, date: "1970-01-01T00:00:00Z" };
  }
};

/** What a descriptor says that no build changes: of a remote, or of the shell if there is no configuration. */
export const declaredFields = (config: RemoteConfig | undefined) => ({
  id: config?.id ?? SHELL_ID,
  hostApi: config?.hostApi ?? HOST_API_VERSION,
  entry: config ? "remote-entry.js" : "main.js",
  serverEntry: config ? null : "server/shell.cjs",
  routes: config?.routes ?? [],
});

/** Writes `release.json` with the given fields and those that say where the release comes from. */
export const writeDescriptor = (
  folder: string,
  project: string,
  fields: Omit<ReleaseDescriptor, "format" | "builtAt" | "source">,
): ReleaseDescriptor => {
  const { date, ...source } = sourceOf(project);
  const descriptor: ReleaseDescriptor = { format: 1, ...fields, builtAt: date, source };
  writeFileSync(join(folder, DESCRIPTOR), `${JSON.stringify(descriptor, null, 2)}\n`);
  return descriptor;
};

/**
 * Writes `release.json` beside a finished build: its contents, its requirements and its paths. `ofShell`: the fields
 * that only the shell has.
 */
export const describeRelease = async (
  packageFolder: string,
  version: string,
  ofShell: Pick<ReleaseDescriptor, "document"> = {},
): Promise<void> => {
  const folder = join(packageFolder, "dist/release");
  const config = await readRemoteConfig(packageFolder);
  const declared = declaredFields(config);
  const serverFile = (page: string) => `server/${page.replace("./", "")}.cjs`;
  const container = config ? describeContainer(readManifest(folder), serverFile) : NO_CONTAINER;
  // For tools that analyse a build: the federation plugin's, and Vite's.
  for (const name of ["mf-stats.json", ".vite"]) rmSync(join(folder, name), { recursive: true, force: true });
  if (config) writePageTypes(folder, Object.keys(container.pages));
  const sources = moveSourceMaps(folder, packageFolder);
  const files = filesBelow(folder)
    .filter((path) => path !== join(folder, DESCRIPTOR))
    .map((path) => describeFile(folder, path));
  const dataScripts = files.map(({ path }) => path).filter((path) => DATA_CACHE.test(path));
  writeDescriptor(folder, packageFolder, {
    ...declared,
    version,
    contentHash: contentHash(packageFolder),
    shared: config ? requiredRanges(SHARED_MODULES, config) : SHARED_MODULES,
    provenance: describeProvenance(packageFolder, folder, { id: declared.id, version, sources }),
    ...(!config && { ...ofShell, dataScripts }),
    ...container,
    files,
  });
};

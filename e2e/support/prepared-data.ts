import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { execute } from "./child-process";
import { builtReleases, ROOT, runRelease, startSite } from "./site-process";

const CACHE = join(ROOT, "e2e/.cache");
const COLLECTION = join(ROOT, "demo-collection/collection");

/** A hash of the folder's inputs and the day, on which the demo's history ends. */
const nameOfFolder = async (): Promise<string> => {
  const collection = (await readdir(COLLECTION)).sort().map((name) => join(COLLECTION, name));
  const server = (await readdir(join(ROOT, "delivery/dist"), { recursive: true }))
    .filter((file) => /\.(js|sql)$/.test(file))
    .sort()
    .map((file) => join(ROOT, "delivery/dist", file));
  const releases = builtReleases().map((folder) => join(folder, "release.json"));
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const path of [...server, ...releases, ...collection]) hash.update(await readFile(path));
  return `data-${hash.digest("hex").slice(0, 12)}`;
};

/** Makes the data folder that products under test start with: current releases published, the demo loaded. */
const makeData = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.unfinished-${process.pid}`;
  const settings = { DATA_DIR: unfinished };
  await runRelease(settings, "publish", "--promote", ...builtReleases());
  const site = await startSite(settings);
  await site.stop();
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another process was quicker; its folder has the same content.
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
};

/** The prepared data folder; made again if its inputs have changed. */
export const prepareData = async (): Promise<string> => {
  const folder = join(CACHE, await nameOfFolder());
  await mkdir(CACHE, { recursive: true });
  if (!existsSync(folder)) await makeData(folder);
  return folder;
};

/** The pictures' renditions that products under test have made: the next one need not make them again. */
const renditionsOf = (folder: string): string => `${folder}-renditions`;

/** Removes what was prepared with other builds. */
const removeOldData = async (current: string): Promise<void> => {
  const ofToday = [current, renditionsOf(current)];
  for (const name of await readdir(CACHE))
    if (!ofToday.includes(join(CACHE, name))) await rm(join(CACHE, name), { recursive: true, force: true });
};

/** Makes a data folder's pictures share their renditions, which are named by their content. */
export const shareRenditions = async (dataDir: string): Promise<void> => {
  const renditions = renditionsOf(await prepareData());
  await mkdir(renditions, { recursive: true });
  await symlink(renditions, join(dataDir, "media/renditions"));
};

/** Copies the prepared data folder, or the parts of it that are named. */
export const copyPreparedData = async (to: string, parts?: readonly string[]): Promise<void> => {
  const from = await prepareData();
  const paths = (parts ?? (await readdir(from))).map((part) => join(from, part));
  // Node's own `cp` takes three times as long for as many small files.
  if (paths.length > 0) await execute("cp", ["-R", ...paths, to]);
};

/** Playwright's global setup: once for all workers, so that none of them waits for another. */
export default async function setup() {
  await removeOldData(await prepareData());
}

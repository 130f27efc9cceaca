import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPreparedData, prepareData, shareRenditions } from "./prepared-data";
import { builtReleases, IS_FAST_SUITE, runRelease, startSite } from "./site-process";

export { ADMIN_CODE, ADMINISTRATOR, ROOT } from "./site-process";

export interface Product {
  origin: string;
  dataDir: string;
  /** The id of the server's process. */
  pid(): number;
  /** What it has printed so far. */
  log(): string;
  /** Stops it as an operator would, or as a power cut would with `SIGKILL`. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same data and the same port, with these settings added from now on. */
  restart(added?: NodeJS.ProcessEnv): Promise<void>;
  /** Runs `npm run release` on its registry. */
  release(...args: string[]): Promise<string>;
  /** The version of a remote that visitors get: servers follow a change within a second. */
  served(remote: string): Promise<string>;
  /** Stops it for good and removes its data. */
  dispose(): Promise<void>;
}

const RELEASES = "releases";
const MEDIA = "media";

/**
 * The parts of the prepared data that the product needs: no database if `DATABASE_URL` names another, no releases if
 * they are in a bucket.
 */
const neededParts = async (settings: NodeJS.ProcessEnv, releases?: string[]): Promise<string[]> => {
  const isElsewhere = settings["DATABASE_URL"] ?? settings["API_ORIGIN"];
  const parts = isElsewhere ? [RELEASES] : await readdir(await prepareData());
  return parts.filter((part) => part !== RELEASES || !(releases || settings["S3_ENDPOINT"]));
};

/**
 * Starts the built product the way production does, on its own database and registry.
 * @param releases the folders of the releases that it starts with, if not the current ones
 */
export const startProduct = async (
  settings: NodeJS.ProcessEnv = {},
  releases?: string[],
): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), "promptfolio-e2e-"));
  const own: NodeJS.ProcessEnv = { ...settings, DATA_DIR: dataDir };
  const release = (...args: string[]) => runRelease(own, ...args);
  const parts = await neededParts(settings, releases);
  await copyPreparedData(dataDir, parts);
  if (IS_FAST_SUITE && parts.includes(MEDIA)) await shareRenditions(dataDir);
  if (releases || settings["S3_ENDPOINT"])
    await release("publish", "--promote", ...(releases ?? builtReleases()));
  let running = await startSite(own);
  const { port } = running;
  const origin = `http://localhost:${port}`;
  return {
    origin,
    dataDir,
    pid: () => running.pid,
    log: () => running.log(),
    stop: (signal) => running.stop(signal),
    restart: async (added = {}) => {
      await running.stop();
      Object.assign(own, added);
      running = await startSite({ ...own, PORT: String(port) });
    },
    release,
    served: async (remote) => (await (await fetch(`${origin}/r/versions.json`)).json())[remote],
    dispose: async () => {
      await running.stop("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

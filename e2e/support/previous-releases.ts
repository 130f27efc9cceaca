import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { extract } from "tar";
import { ROOT } from "./site-process";

const COMMIT = "commit";

export interface PreviousReleases {
  /** That they were built from. */
  commit: string;
  /** Their folders, by package. */
  folders: Record<string, string>;
  remove(): Promise<void>;
}

/** Unpacks the releases of an earlier commit, which `npm run previous-releases` has packed. */
export const unpackPreviousReleases = async (): Promise<PreviousReleases> => {
  const packed = await readFile(join(ROOT, "e2e/previous-releases/releases.tar.br"));
  const root = await mkdtemp(join(tmpdir(), "promptfolio-previous-"));
  const file = join(root, "releases.tar");
  await writeFile(file, brotliDecompressSync(packed));
  await extract({ cwd: root, file });
  await rm(file);
  const names = (await readdir(root)).filter((name) => name !== COMMIT);
  return {
    commit: await readFile(join(root, COMMIT), "utf8"),
    folders: Object.fromEntries(names.map((name) => [name, join(root, name)])),
    remove: () => rm(root, { recursive: true, force: true }),
  };
};

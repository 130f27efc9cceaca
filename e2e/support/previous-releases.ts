import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { ROOT } from "./product";

/** What `npm run previous-releases` has kept: whole releases as they were built, by package and path. */
interface Archive {
  commit: string;
  releases: Record<string, Record<string, { text: string } | { base64: string }>>;
}

export interface PreviousReleases {
  /** That they were built from. */
  commit: string;
  /** Their folders, by package. */
  folders: Record<string, string>;
  remove(): Promise<void>;
}

/** Puts the releases of an earlier commit where they can be published from. */
export const unpackPreviousReleases = async (): Promise<PreviousReleases> => {
  const packed = await readFile(join(ROOT, "e2e/previous-releases/releases.json.br"));
  const archive: Archive = JSON.parse(brotliDecompressSync(packed).toString("utf8"));
  const root = await mkdtemp(join(tmpdir(), "promptfolio-previous-"));
  for (const [name, files] of Object.entries(archive.releases))
    for (const [path, contents] of Object.entries(files)) {
      const target = join(root, name, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, "text" in contents ? contents.text : Buffer.from(contents.base64, "base64"));
    }
  const folders = Object.keys(archive.releases).map((name) => [name, join(root, name)]);
  return {
    commit: archive.commit,
    folders: Object.fromEntries(folders),
    remove: () => rm(root, { recursive: true, force: true }),
  };
};

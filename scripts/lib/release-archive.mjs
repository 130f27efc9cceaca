import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { create } from "tar";

/** A window as large as all of it, so that what browser and server builds have in common is stored once. */
const SMALLEST = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/**
 * Packs built releases into one small file: a tar archive in brotli, with a folder for each package and a file `commit`;
 * `e2e/support/previous-releases.ts` unpacks it.
 * @param {string} commit that they were built from
 * @param {Record<string, string>} folders by package
 */
export const packReleases = async (commit, folders) => {
  const root = await mkdtemp(join(tmpdir(), "promptfolio-archive-"));
  try {
    await writeFile(join(root, "commit"), commit);
    for (const [name, folder] of Object.entries(folders)) await symlink(folder, join(root, name));
    const file = join(root, ".tar");
    const entries = (await readdir(root)).sort();
    await create({ cwd: root, file, follow: true, portable: true, mtime: new Date(0) }, entries);
    return brotliCompressSync(await readFile(file), { params: SMALLEST });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { create, extract } from "tar";

/** A window as large as all of it, so that what browser and server builds have in common is stored once. */
const SMALLEST = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

const isSourceMap = (path) => path.startsWith("server/maps/");

/** Source maps are half of a release, and no page needs them. */
const copyWithoutMaps = async (release, folder) => {
  await cp(release, folder, {
    recursive: true,
    filter: (path) => !isSourceMap(`${relative(release, path)}/`),
  });
  const file = join(folder, "release.json");
  const descriptor = JSON.parse(await readFile(file, "utf8"));
  const files = descriptor.files.filter(({ path }) => !isSourceMap(path));
  await writeFile(file, JSON.stringify({ ...descriptor, files }));
};

/**
 * Packs built releases into one small file: a tar archive in brotli, with a folder for each package, and in
 * `commits.json` the commit that each was built from; `e2e/support/previous-releases.ts` unpacks it.
 * @param {Record<string, string>} commits by package
 * @param {Record<string, string>} folders by package
 */
export const packReleases = async (commits, folders) => {
  const root = await mkdtemp(join(tmpdir(), "promptfolio-archive-"));
  try {
    await writeFile(join(root, "commits.json"), JSON.stringify(commits));
    for (const [name, folder] of Object.entries(folders)) await copyWithoutMaps(folder, join(root, name));
    const file = join(root, ".tar");
    const entries = (await readdir(root)).sort();
    await create({ cwd: root, file, portable: true, mtime: new Date(0) }, entries);
    return brotliCompressSync(await readFile(file), { params: SMALLEST });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

/**
 * Unpacks what `packReleases` has packed.
 * @param {string} archive its path
 * @param {string} root the folder to unpack into
 * @returns {Promise<{ commits: Record<string, string>, folders: Record<string, string> }>} by package
 */
export const unpackReleases = async (archive, root) => {
  const file = join(root, ".tar");
  await writeFile(file, brotliDecompressSync(await readFile(archive)));
  await extract({ cwd: root, file });
  await rm(file);
  const commits = JSON.parse(await readFile(join(root, "commits.json"), "utf8"));
  return {
    commits,
    folders: Object.fromEntries(Object.keys(commits).map((name) => [name, join(root, name)])),
  };
};

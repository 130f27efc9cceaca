import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const isText = (path) => /\.(c?js|json|txt|svg|css)$/.test(path);

const filesBelow = (folder) =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });

/** A window as large as all of it, so that what browser and server builds have in common is kept once. */
const SMALLEST = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/**
 * Packs built releases, each with all its files, into one small file; `e2e/support/previous-releases.ts` unpacks it.
 * @param {string} commit that they were built from
 * @param {Record<string, string>} folders by package
 */
export const packReleases = (commit, folders) => {
  const releases = Object.fromEntries(
    Object.entries(folders).map(([name, folder]) => [
      name,
      Object.fromEntries(
        filesBelow(folder).map((path) => [
          relative(folder, path),
          isText(path) ? { text: readFileSync(path, "utf8") } : { base64: readFileSync(path, "base64") },
        ]),
      ),
    ]),
  );
  return brotliCompressSync(JSON.stringify({ commit, releases }), { params: SMALLEST });
};

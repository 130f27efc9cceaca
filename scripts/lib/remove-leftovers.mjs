import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Removes what a release doesn't list: turbo writes a cached build's files into the folder, and leaves those of the build
 * before it there, which `publish` refuses.
 * @param {string} folder of a finished release
 */
export const removeLeftovers = (folder) => {
  const { files, provenance } = JSON.parse(readFileSync(join(folder, "release.json"), "utf8"));
  const listed = new Set([...files, provenance.sbom, { path: "release.json" }].map(({ path }) => path));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !listed.has(relative(folder, path).replaceAll(sep, "/"))) rmSync(path);
  }
};

/**
 * The files that an entry of a package's `exports` reaches, as pairs of the subpath that importers write and the file.
 * @param {string} pattern `./*`
 * @param {string} target `./src/*.ts`
 * @param {string[]} files the package's files, relative to it
 */
export const subpaths = (pattern, target, files) => {
  const path = target.replace("./", "");
  if (!path.includes("*")) return files.includes(path) ? [[pattern, path]] : [];
  const [before, after] = path.split("*");
  return files
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => [pattern.replace("*", file.slice(before.length, -after.length)), file]);
};

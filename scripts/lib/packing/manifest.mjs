import { publishedName } from "./compile.mjs";

const OWN = "@promptfolio/";

const isSource = (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts");

const entryFor = (file) => {
  if (file.endsWith(".d.ts")) return { types: `./${file}` };
  if (!isSource(file)) return `./${file}`;
  const script = publishedName(file);
  return { types: `./${script.replace(/\.js$/, ".d.ts")}`, default: `./${script}` };
};

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

/** Every subpath by itself: what no pattern names stays inside. */
const publishedExports = (exports, files) =>
  Object.fromEntries(
    Object.entries(exports)
      .flatMap(([pattern, target]) => subpaths(pattern, target, files))
      .map(([subpath, file]) => [subpath, entryFor(file)]),
  );

/** Our own packages follow semver among themselves, too. */
const publishedRanges = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      name.startsWith(OWN) ? `^${range.replace("^", "")}` : range,
    ]),
  );

/**
 * A package's manifest as it is published: compiled files instead of sources, nothing that only this repository uses.
 * @param {object} manifest the one in this repository
 * @param {string[]} files the package's files, relative to it
 * @param {Record<string, string>} [added] further dependencies
 */
export const publishedManifest = (manifest, files, added = {}) => {
  const { private: _, scripts: _scripts, devDependencies: _dev, files: _files, ...rest } = manifest;
  return {
    ...rest,
    license: "MIT",
    engines: { node: ">=20.19" },
    exports: publishedExports(manifest.exports, files),
    dependencies: { ...added, ...publishedRanges(manifest.dependencies) },
  };
};

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ReleaseFile } from "@promptfolio/contracts/release";
import { transformSync } from "@swc/core";

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** All files of a folder and of those in it, in a fixed order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();

/** A file's path in a folder, as URLs write it. */
export const pathIn = (folder: string, path: string): string => relative(folder, path).split(sep).join("/");

export const describeFile = (folder: string, path: string): ReleaseFile => {
  const bytes = readFileSync(path);
  return { path: pathIn(folder, path), bytes: bytes.length, integrity: integrityOf(bytes) };
};

const TEST = /\.(test|spec)\.tsx?$/;
const SOURCE = /\.tsx?$/;

/** A front end's own modules and the files beside them. */
export const sourcesOf = (packageFolder: string): string[] => {
  const source = join(packageFolder, "src");
  return existsSync(source) ? filesBelow(source).filter((path) => !TEST.test(path)) : [];
};

/** A module's code without the parts that don't change its behaviour: types, comments, spaces. */
const compiledSource = (path: string): string =>
  transformSync(readFileSync(path, "utf8"), {
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: {
      target: "es2022",
      // In a .ts file `<Props>(` begins a generic function, not an element.
      parser: { syntax: "typescript", tsx: path.endsWith(".tsx") },
      transform: { react: { runtime: "automatic" } },
      minify: { compress: false, mangle: false },
    },
  }).code;

/**
 * A hash of a front end's own modules. It shows whether two releases contain the same code of their team, regardless of
 * their versions and of changes in code that they share with others.
 */
export const contentHash = (packageFolder: string): string => {
  const hash = createHash("sha384");
  for (const path of sourcesOf(packageFolder))
    hash
      .update(`${pathIn(join(packageFolder, "src"), path)}\0`)
      .update(SOURCE.test(path) ? compiledSource(path) : readFileSync(path))
      .update("\0");
  return `sha384-${hash.digest("base64")}`;
};

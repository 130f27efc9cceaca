import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "@swc/core";
import { filesBelow, pathIn } from "./release-files";

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

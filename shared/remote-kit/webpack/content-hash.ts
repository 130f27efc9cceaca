import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { compiledSource } from "./compiled-source";

const TEST = /\.(test|spec)\.tsx?$/;
const SOURCE = /\.tsx?$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !TEST.test(path))
    .sort();

/**
 * A hash of a front end's own modules. It shows whether two releases contain the same code of their team, regardless of
 * their versions and of changes in code that they share with others.
 */
export const contentHash = (packageFolder: string): string => {
  const hash = createHash("sha384");
  const source = join(packageFolder, "src");
  for (const path of filesBelow(source)) {
    const contents = SOURCE.test(path) ? compiledSource(path) : readFileSync(path);
    hash
      .update(`${relative(source, path).split(sep).join("/")}\0`)
      .update(contents)
      .update("\0");
  }
  return `sha384-${hash.digest("base64")}`;
};

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compiledSource } from "./compiled-source";
import { filesBelow, pathIn } from "./release-files";

const TEST = /\.(test|spec)\.tsx?$/;
const SOURCE = /\.tsx?$/;

/**
 * A hash of a front end's own modules. It shows whether two releases contain the same code of their team, regardless of
 * their versions and of changes in code that they share with others.
 */
export const contentHash = (packageFolder: string): string => {
  const hash = createHash("sha384");
  const source = join(packageFolder, "src");
  for (const path of filesBelow(source).filter((file) => !TEST.test(file))) {
    const contents = SOURCE.test(path) ? compiledSource(path) : readFileSync(path);
    hash
      .update(`${pathIn(source, path)}\0`)
      .update(contents)
      .update("\0");
  }
  return `sha384-${hash.digest("base64")}`;
};

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./packages.mjs";

const LEFT_OUT = new Set(["node_modules", "dist", "data", "showcase", "testing"]);
/** Folders with a dot are tools' caches: their content differs from machine to machine, and from build to build. */
const isLeftOut = (name) => name.startsWith(".") || LEFT_OUT.has(name);
const isTest = (name) => /\.test\.[a-z]+$/.test(name);

const filesBelow = (path) => {
  if (!statSync(path, { throwIfNoEntry: false })) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !isLeftOut(name) && !isTest(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** A fingerprint of everything below these paths that a build is made of: names and contents. */
export const sourceHash = (paths) => {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path))))
    hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 10);
};

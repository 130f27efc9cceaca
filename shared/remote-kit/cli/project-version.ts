import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addToHash, sourcesOf } from "../webpack/content-hash";
import { pathIn } from "../webpack/release-files";

/** A release's inputs in addition to its sources. The lock file covers the packages. */
const INPUTS = /^(package(-lock)?\.json|tsconfig\.json|[a-z]+\.config\.(ts|js|mjs))$/;

/** The package's version with a hash of all inputs of its build: different sources never get the same version. */
export const projectVersion = (folder: string): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const inputs = readdirSync(folder)
    .filter((name) => INPUTS.test(name))
    .sort()
    .map((name) => join(folder, name));
  const hash = createHash("sha256");
  for (const path of [...inputs, ...sourcesOf(folder)])
    addToHash(hash, pathIn(folder, path), readFileSync(path));
  return `${version}-${hash.digest("hex").slice(0, 10)}`;
};

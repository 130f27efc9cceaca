import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** A release's inputs in addition to its sources. The lock file covers the packages. */
const INPUTS = /^(package(-lock)?\.json|tsconfig\.json|[a-z]+\.config\.(ts|js|mjs))$/;
const TEST = /\.(test|spec)\.tsx?$/;

const sourcesOf = (folder: string): string[] => {
  if (!existsSync(join(folder, "src"))) return [];
  return readdirSync(join(folder, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
};

/** The package's version with a hash of all inputs of its build: different sources never get the same version. */
export const projectVersion = (folder: string): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const inputs = readdirSync(folder).filter((name) => INPUTS.test(name));
  const hash = createHash("sha256");
  for (const path of [...inputs, ...sourcesOf(folder)].sort())
    hash
      .update(`${path.split(sep).join("/")}\0`)
      .update(readFileSync(join(folder, path)))
      .update("\0");
  return `${version}-${hash.digest("hex").slice(0, 10)}`;
};

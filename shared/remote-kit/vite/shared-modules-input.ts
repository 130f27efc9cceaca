import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SHARED_MODULES } from "../webpack/shared-modules";

/**
 * Writes a module that uses every export of each shared module, and returns its path. The federation plugin searches
 * for the names that a remote uses, and stops 10 ms after it has nothing left to read. On a slow machine it would miss
 * some.
 */
export const writeSharedModulesInput = (folder: string): string => {
  const names = Object.keys(SHARED_MODULES);
  const imports = names.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};`);
  const list = names.map((_, index) => `module${index}`).join(", ");
  const cache = join(folder, "node_modules/.cache/remote-kit");
  mkdirSync(cache, { recursive: true });
  const path = join(cache, "shared-modules.js");
  writeFileSync(path, [...imports, `export default [${list}];`, ""].join("\n"));
  return path;
};

import { existsSync } from "node:fs";

const BUNDLED = "./database-worker.js";
const BUILT_FROM_SOURCE = "../../../dist/database-worker.js";

/** Where the engine's thread starts: beside the bundle that this code is part of, or, run from source, as `build` left it. */
export function workerUrl(base: string | URL = import.meta.url): URL {
  const bundled = new URL(BUNDLED, base);
  return existsSync(bundled) ? bundled : new URL(BUILT_FROM_SOURCE, base);
}

import { existsSync } from "node:fs";

const BUNDLED = "./database-worker.js";
const FROM_SOURCE = "../../../.cache/database-worker.js";

/** Where the engine's thread starts: beside the bundle that this code is part of, or, run from source, where the tests put it. */
export const workerUrl = (base: string | URL = import.meta.url): URL => {
  const bundled = new URL(BUNDLED, base);
  return existsSync(bundled) ? bundled : new URL(FROM_SOURCE, base);
};

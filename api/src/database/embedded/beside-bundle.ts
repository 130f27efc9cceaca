import { existsSync } from "node:fs";

/** URL of a separate script: beside this code's bundle or, when run from source, where the tests put it. */
export const besideBundle = (name: string, base: string | URL = import.meta.url): URL => {
  const bundled = new URL(name, base);
  return existsSync(bundled) ? bundled : new URL(`../../../.cache/${name}`, base);
};

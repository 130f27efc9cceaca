import { existsSync } from "node:fs";

/** A script of its own: beside the bundle that this code is part of, or, run from source, where the tests put it. */
export const besideBundle = (name: string, base: string | URL = import.meta.url): URL => {
  const bundled = new URL(name, base);
  return existsSync(bundled) ? bundled : new URL(`../../../.cache/${name}`, base);
};

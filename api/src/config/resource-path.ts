import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The first of `places`, relative to `base`, that exists: files are in different places for bundles and sources. */
export const resourcePath = (base: string | URL, ...places: readonly string[]): string => {
  const paths = places.map((place) => fileURLToPath(new URL(place, base)));
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`None of these exists: ${paths.join(", ")}`);
  return found;
};

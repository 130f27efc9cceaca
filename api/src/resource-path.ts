import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The first of some places, relative to the calling module, that exists: bundles and sources keep files apart. */
export const resourcePath = (base: string | URL, ...places: readonly string[]): string => {
  const paths = places.map((place) => fileURLToPath(new URL(place, base)));
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`None of these exists: ${paths.join(", ")}`);
  return found;
};

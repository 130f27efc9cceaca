import { readFileSync } from "node:fs";
import { transformSync } from "@swc/core";

/** A module's code without the parts that don't change its behaviour: types, comments, spaces. */
export const compiledSource = (path: string): string =>
  transformSync(readFileSync(path, "utf8"), {
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: {
      target: "es2022",
      // In a .ts file `<Props>(` begins a generic function, not an element.
      parser: { syntax: "typescript", tsx: path.endsWith(".tsx") },
      transform: { react: { runtime: "automatic" } },
      minify: { compress: false, mangle: false },
    },
  }).code;

import { join } from "node:path";
import type { Configuration } from "webpack";
import { type Build, baseConfiguration, releaseBase } from "./base";

/**
 * A build for the render workers: one self-contained CommonJS file an entry. Files that only a browser fetches are not
 * written again, but their addresses are those of the browser's build.
 */
export const serverConfiguration = (
  build: Build,
  entry: Record<string, string>,
  externals: string[],
): Configuration => {
  const base = baseConfiguration(build);
  return {
    ...base,
    name: "server",
    target: "node20",
    entry,
    externals: Object.fromEntries(externals.map((name) => [name, `commonjs2 ${name}`])),
    output: {
      path: join(build.folder, "dist/release/server"),
      publicPath: releaseBase(build),
      filename: "[name].cjs",
      library: { type: "commonjs2" },
      uniqueName: `${build.id}@${build.version}/server`,
    },
    // What a browser fetches later is drawn at once on the server: one file holds it all.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: "eager" } } },
    optimization: { splitChunks: false, minimize: false },
  };
};

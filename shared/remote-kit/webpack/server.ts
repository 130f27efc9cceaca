import { join } from "node:path";
import type { Configuration } from "webpack";
import { type Build, baseConfiguration, minifyScripts } from "./base";

/**
 * A build for SSR: one self-contained CommonJS file per entry. Files that only a browser fetches are not written again;
 * their URLs are those of the browser build.
 */
export const serverConfiguration = (
  build: Build,
  entry: Record<string, string>,
  externals: string[],
): Configuration => {
  const base = baseConfiguration(build, { refresh: false });
  return {
    ...base,
    name: "server",
    target: "node20",
    entry,
    // During SSR nothing is fetched through the pages' HTTP client, and their code has no network access.
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, axios$: "axios/dist/browser/axios.cjs" } },
    externals: Object.fromEntries(externals.map((name) => [name, `commonjs2 ${name}`])),
    output: {
      path: join(build.folder, "dist/release/server"),
      publicPath: `/r/${build.id}/`,
      devtoolModuleFilenameTemplate: "[resource-path]",
      filename: "[name].cjs",
      library: { type: "commonjs2" },
    },
    // Inlines dynamic imports: the server renders everything at once, from one file.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: "eager" } } },
    // Without comments: they don't affect a release's version, so they may not affect its bytes.
    optimization: {
      splitChunks: false,
      minimizer: [minifyScripts({ compress: false, mangle: false, format: { comments: false } })],
    },
  };
};

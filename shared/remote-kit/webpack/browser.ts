import { join } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler, Configuration } from "webpack";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { type Build, baseConfiguration, minifyScripts, releaseBase, sharesFiles } from "./base";

/**
 * Tells V8 that a file's functions are called on load, so that it compiles them while the file is fetched, off the main
 * thread, and not when they are called. For other engines it is a comment. Added after the minifier, which would remove
 * it.
 */
const addCompileHint = (compiler: Compiler): void =>
  new compiler.webpack.BannerPlugin({
    banner: "//# allFunctionsCalledOnLoad",
    raw: true,
    test: /^(main|(files\/)?page\.[^/]+)\.js$/,
    stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  }).apply(compiler);

/** Rspack comes with the plugin. */
const addIntegrity = (compiler: Compiler): void => {
  const own: { version: string; SubresourceIntegrityPlugin?: typeof SubresourceIntegrityPlugin } =
    compiler.webpack;
  const Plugin = own.SubresourceIntegrityPlugin ?? SubresourceIntegrityPlugin;
  new Plugin({ hashFuncNames: ["sha384"], enabled: true }).apply(compiler);
};

const LETTERS = "etnairoscldupmhgfvbywxkjqzETNAIROSCLDUPMHGFVBYWXKJQZ";

/** The short name with this number: a letter, and from the 53rd on another number. */
const nthName = (number: number): string =>
  LETTERS.charAt(number % LETTERS.length) +
  (number < LETTERS.length ? "" : Math.floor(number / LETTERS.length).toString(36));

const ENTRY = /^(remote-entry|main)\.js$/;

/**
 * Minifies a front end's entry. It lists the hashes of its chunks, which are not final yet and depend on source maps, too.
 * Minifiers choose short names by how often each letter occurs, so a comment in the sources would change the entry.
 */
const minifyEntry = () =>
  new TerserPlugin({
    include: ENTRY,
    extractComments: false,
    // A function can't be sent to another process.
    parallel: false,
    terserOptions: { compress: { passes: 3 }, mangle: { nth_identifier: { get: nthName } } },
  });

/** The part of a browser build that host and remotes share. */
export const browserConfiguration = (build: Build): Configuration => {
  const base = baseConfiguration(build, { refresh: build.mode === "development" });
  return {
    ...base,
    name: "browser",
    target: ["web", "es2022"],
    output: {
      path: join(build.folder, "dist/release"),
      publicPath: releaseBase(build),
      devtoolModuleFilenameTemplate: "[resource-path]",
      crossOriginLoading: "anonymous",
      chunkLoadTimeout: 8_000,
    },
    optimization: {
      // Includes the stubs of shared modules: in separate chunks they would have no file, and therefore no integrity.
      splitChunks: {
        chunks: "async",
        minSize: 10_000,
        defaultSizeTypes: ["javascript", "unknown", "consume-shared"],
      },
      minimizer: [minifyScripts({ compress: { passes: 3 } }, { exclude: ENTRY }), minifyEntry()],
    },
    plugins: [
      ...(base.plugins ?? []),
      // A dev server's files change under the same name.
      ...(sharesFiles(build) ? [addCompileHint, addIntegrity] : []),
    ],
  };
};

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { SHARED_FILES } from "@promptfolio/contracts/release";
import type { Options } from "@swc/core";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler, Configuration } from "webpack";

const { resolve: resolveHere } = createRequire(import.meta.filename);

/** The production build: by default react-router resolves to its development build. */
const ROUTER = join(dirname(resolveHere("react-router/package.json")), "dist/production/index.mjs");

/** The replacement for the package react-style-singleton. */
export const STYLE_SINGLETON = resolveHere("@promptfolio/remote-kit/browser/style-singleton");

/** One front-end package at one version. */
export interface Build {
  /** `gallery`, or `shell`. */
  id: string;
  version: string;
  /** The package's folder, absolute. */
  folder: string;
  mode: "production" | "development";
}

/** The base URL of a release's files once it is published. */
export const releaseBase = ({ id, version }: Build): string => `/r/${id}/${version}/`;

/** Set by `remote-kit dev`, which serves pages to a site whose React is a production build. */
export const isServedToSite = (): boolean => process.env["REMOTE_KIT_DEV"] === "1";

/** Whether files keep their URL across releases. False for a dev server, whose files change under the same name. */
export const sharesFiles = ({ mode }: Build): boolean => mode === "production" && !isServedToSite();

/** Reads the version that the build script set: it is derived from the sources, so it is known before the build. */
export const buildOf = (id: string, folder: string): Build => ({
  id,
  folder,
  version:
    process.env["RELEASE_VERSION"] ?? JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version,
  mode: process.env["NODE_ENV"] === "development" ? "development" : "production",
});

/**
 * Styled components get their names from their module's text. Without a namespace, a component of the design system has
 * the same name in all remotes that bundle the same code, so that a page has its styles once.
 */
const styledComponents = ({ mode }: Build): Options["jsc"] => ({
  target: "es2022",
  experimental: {
    plugins: [
      [
        "@swc/plugin-styled-components",
        { ssr: true, pure: true, displayName: mode === "development", topLevelImportPaths: [] },
      ],
    ],
  },
});

const typescript = ({ mode }: Build, refresh: boolean): Options["jsc"] => ({
  target: "es2022",
  parser: { syntax: "typescript", tsx: true },
  transform: { react: { runtime: "automatic", development: mode === "development", refresh } },
});

/** SWC's options for a front end's sources, the same for every bundler. */
export const swcOptions = (build: Build, refresh: boolean): Options => ({
  jsc: { ...typescript(build, refresh), ...styledComponents(build) },
});

/**
 * Drops comments first, except those that bundlers read: the names of styled components depend on them, and webpack splits
 * chunks by the size of modules that are not minified yet. A release whose comments differ has the same bytes.
 */
const inTwoSteps = (build: Build) => [
  {
    loader: "swc-loader",
    options: { jsc: { parser: { syntax: "ecmascript" }, ...styledComponents(build) } } satisfies Options,
  },
  {
    loader: "swc-loader",
    options: {
      minify: true,
      jsc: {
        ...typescript(build, false),
        minify: { compress: false, mangle: false, format: { comments: { regex: "webpack|PURE" } } },
      },
    } satisfies Options,
  },
];

const sourceRule = (build: Build, refresh: boolean) => ({
  test: /\.tsx?$/,
  use:
    build.mode === "production"
      ? inTwoSteps(build)
      : [{ loader: "swc-loader", options: swcOptions(build, refresh) }],
});

/** Minifies scripts as SWC does; `filter` says which. */
export const minifyScripts = (terserOptions: object, filter: { exclude?: RegExp } = {}) =>
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions, ...filter });

/** The constants by which code knows its own release. */
export const definitionsOf = ({ id, version }: Build): Record<string, string> => ({
  "process.env.RELEASE_ID": JSON.stringify(id),
  "process.env.RELEASE_VERSION": JSON.stringify(version),
});

/**
 * The configuration that the browser and server builds of host and remotes share. `refresh`: React replaces changed
 * components in a live page.
 */
export const baseConfiguration = (build: Build, { refresh }: { refresh: boolean }): Configuration => ({
  mode: build.mode,
  context: build.folder,
  devtool: build.mode === "production" ? "hidden-source-map" : "source-map",
  resolve: {
    extensions: [".tsx", ".ts", ".js"],
    alias: {
      "react-router$": ROUTER,
      "react-style-singleton$": STYLE_SINGLETON,
    },
  },
  performance: { hints: false },
  stats: "errors-warnings",
  // The federation plugin warns that its manifest has no absolute public path, as is intended.
  ...(build.mode === "production" && { infrastructureLogging: { level: "error" } }),
  module: {
    rules: [
      sourceRule(build, refresh),
      // Only styled-components' warnings use it. It has no side effects, but doesn't declare that.
      { test: /[\\/]@emotion[\\/]is-prop-valid[\\/]/, sideEffects: false },
      // Libraries' style sheets are text for styled-components: the site allows no style element without a nonce.
      { test: /\.css$/, type: "asset/source" },
      {
        test: /\.(woff2?|ttf|otf|webp|avif|png|jpe?g|gif|ico|svg|mp4|webm|mp3)$/,
        type: "asset/resource",
        generator: { filename: `${SHARED_FILES}[name].[contenthash:16][ext]` },
      },
    ],
  },
  // Webpack's plugin or Rspack's.
  plugins: [(compiler: Compiler) => new compiler.webpack.DefinePlugin(definitionsOf(build)).apply(compiler)],
});

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

import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { transformSync } from "@swc/core";
import type { Middleware, RemoteBundler, ServeOptions } from "../cli/webpack-bundler";
import {
  type Build,
  buildOf,
  definitionsOf,
  releaseBase,
  STYLE_SINGLETON,
  swcOptions,
} from "../webpack/base";
import { pathIn } from "../webpack/release-files";
import { federationOptions, pagesOf, sourceOf, writeModule } from "../webpack/remote";
import { SHARED_MODULES } from "../webpack/shared-modules";

/** Vite and its federation plugin: the team installs them, they don't come with the kit. */
interface Tools {
  build(config: object): Promise<unknown>;
  createServer(config: object): Promise<{ middlewares: Middleware }>;
  createLogger(level: "warn"): object;
  federation(options: object): object[];
}

const loadTools = async (folder: string): Promise<Tools> => {
  const { resolve: find } = createRequire(join(folder, "package.json"));
  const vite = await import(pathToFileURL(find("vite")).href);
  const { federation } = await import(pathToFileURL(find("@module-federation/vite")).href);
  return { ...vite, federation };
};

const SHARED = Object.keys(SHARED_MODULES);

/** Compiles the team's sources as the other bundlers do: styled components get the same ids in both builds. */
const sources = (build: Build) => ({
  name: "remote-kit:sources",
  enforce: "pre",
  transform: (code: string, id: string) => {
    const [filename = id] = id.split("?");
    if (!/\.tsx?$/.test(filename) || filename.includes("/node_modules/")) return undefined;
    const files = { filename, configFile: false, swcrc: false, sourceMaps: true };
    return transformSync(code, { ...swcOptions(build, false), ...files });
  },
});

/** The configuration that all builds of a remote share. */
const configure = (build: Build, plugins: object[], options: object = {}, rolldownOptions: object = {}) => ({
  configFile: false,
  root: build.folder,
  publicDir: false,
  logLevel: "warn",
  define: { ...definitionsOf(build), "process.env.NODE_ENV": JSON.stringify(build.mode) },
  resolve: { alias: [{ find: /^react-style-singleton$/, replacement: STYLE_SINGLETON }] },
  // In browsers relative to the file that names it: the release may run on another origin.
  experimental: {
    renderBuiltUrl: (file: string, { ssr }: { ssr: boolean }) =>
      ssr ? releaseBase(build) + file : { relative: true },
  },
  plugins: [sources(build), ...plugins],
  build: {
    emptyOutDir: false,
    sourcemap: "hidden",
    assetsInlineLimit: 0,
    ...options,
    // The time that a plugin takes depends on this machine, so the check would only add noise.
    rolldownOptions: { checks: { pluginTimings: false }, ...rolldownOptions },
  },
});

const outputOf = ({ folder }: Build, output: object = {}) => ({
  assetFileNames: "assets/[name].[hash:8][extname]",
  // Names sources from the project, as the other bundlers do.
  sourcemapPathTransform: (source: string, map: string) => `./${pathIn(folder, resolve(map, "..", source))}`,
  ...output,
});

// The federation plugin searches the sources for the names of shared modules that a remote uses, and stops 10 ms after
// it has nothing left to read: it would miss some. So this module, whose path is returned, uses every export of each.
const writeInput = (folder: string): string => {
  const text = SHARED.map((name, index) => `export * as m${index} from "${name}";\n`).join("");
  return writeModule(folder, "shared-modules.js", text);
};

/** The build for browsers: ES modules, beginning with the entry. */
const buildForBrowsers = (tools: Tools, config: RemoteConfig, build: Build) => {
  const options = { outDir: "dist/release", target: "es2022", modulePreload: false };
  const rolldown = { input: writeInput(build.folder), output: outputOf(build) };
  return tools.build(configure(build, tools.federation(federationOptions(config, build)), options, rolldown));
};

/** The build for SSR: one CommonJS file per page. */
const buildForRenderers = async (tools: Tools, config: RemoteConfig, build: Build) => {
  const options = { outDir: "dist/release/server", ssr: true, target: "node20", minify: false };
  const files = { format: "cjs", exports: "named", entryFileNames: "[name].cjs", codeSplitting: false };
  for (const page of pagesOf(config)) {
    const input = { [page.replace("./", "")]: sourceOf(page) };
    const rolldown = { input, external: SHARED, output: outputOf(build, files) };
    const ssr = { noExternal: true, external: SHARED };
    await tools.build({ ...configure(build, [], options, rolldown), ssr });
  }
};

/** Serves the remote's modules from source; `fallback` handles all other requests. */
const serve = async (tools: Tools, config: RemoteConfig, build: Build, options: ServeOptions) => {
  const { port, fallback, report } = options;
  const http = createServer();
  // A script, like the other bundlers' entries.
  const entry = { filename: "federation.js", varFilename: "remote-entry.js" };
  const reports = { name: "remote-kit:build-reports", hotUpdate: () => report(undefined) };
  const { middlewares } = await tools.createServer({
    ...configure(build, [reports, ...tools.federation({ ...federationOptions(config, build), ...entry })]),
    base: releaseBase(build),
    appType: "custom",
    customLogger: { ...tools.createLogger("warn"), error: report },
    server: { middlewareMode: true, cors: false, hmr: { server: http, overlay: false } },
  });
  http.on("request", (request, response) =>
    middlewares(request, response, () => fallback(request, response, () => undefined)),
  );
  await once(http.listen(port, "localhost"), "listening");
};

export const remoteConfiguration = (config: RemoteConfig, folder: string): RemoteBundler => {
  const build = buildOf(config.id, folder);
  return {
    build: async () => {
      const tools = await loadTools(folder);
      await buildForBrowsers(tools, config, build);
      await buildForRenderers(tools, config, build);
    },
    serve: async (options) => serve(await loadTools(folder), config, build, options),
  };
};

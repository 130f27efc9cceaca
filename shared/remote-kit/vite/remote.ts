import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { RemoteBundler, ServeOptions } from "../cli/remote-bundler";
import { type Build, buildOf } from "../webpack/base";
import { BUNDLED_PACKAGES, packagesOf } from "../webpack/bundled-packages-plugin";
import { federationOptions, pagesOf, sourceOf } from "../webpack/remote";
import { SHARED_MODULES } from "../webpack/shared-modules";
import {
  baseConfiguration,
  basePlugins,
  buildOptions,
  bundledFiles,
  checks,
  outputOptions,
} from "./configuration";
import { loadTools, type Tools } from "./vite";

const SHARED = Object.keys(SHARED_MODULES);

const writePackages = (folder: string, bundled: Set<string>): void =>
  writeFileSync(join(folder, BUNDLED_PACKAGES), JSON.stringify(packagesOf(bundled)));

/**
 * Writes a module that uses every export of each shared module, and returns its path. The federation plugin searches
 * the sources for the names that a remote uses, and stops 10 ms after it has nothing left to read: it would miss some.
 */
const writeInput = (folder: string): string => {
  const imports = SHARED.map((name, index) => `import * as module${index} from ${JSON.stringify(name)};`);
  const list = SHARED.map((_, index) => `module${index}`).join(", ");
  const cache = join(folder, "node_modules/.cache/remote-kit");
  mkdirSync(cache, { recursive: true });
  const path = join(cache, "shared-modules.js");
  writeFileSync(path, [...imports, `export default [${list}];`, ""].join("\n"));
  return path;
};

/** The build for browsers: ES modules, beginning with the entry. */
const buildForBrowsers = async ({ vite, federation }: Tools, config: RemoteConfig, build: Build) => {
  const outDir = join(build.folder, "dist/release");
  const bundled = new Set<string>();
  await vite.build({
    ...baseConfiguration(build),
    plugins: [
      ...basePlugins(build),
      bundledFiles((file) => bundled.add(file)),
      ...federation(federationOptions(config, build)),
    ],
    build: {
      ...buildOptions,
      outDir,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { checks, input: writeInput(build.folder), output: outputOptions(build) },
    },
  });
  writePackages(outDir, bundled);
};

/** The build for SSR: one CommonJS file per page. */
const buildForRenderers = async ({ vite }: Tools, config: RemoteConfig, build: Build) => {
  const outDir = join(build.folder, "dist/release/server");
  const bundled = new Set<string>();
  for (const page of pagesOf(config))
    await vite.build({
      ...baseConfiguration(build),
      plugins: [...basePlugins(build), bundledFiles((file) => bundled.add(file))],
      ssr: { noExternal: true, external: SHARED },
      build: {
        ...buildOptions,
        outDir,
        ssr: true,
        target: "node20",
        minify: false,
        rolldownOptions: {
          checks,
          input: { [page.replace("./", "")]: sourceOf(page) },
          external: SHARED,
          output: {
            ...outputOptions(build),
            format: "cjs",
            exports: "named",
            entryFileNames: "[name].cjs",
            codeSplitting: false,
          },
        },
      },
    });
  writePackages(outDir, bundled);
};

/** Serves the remote's modules from source; `fallback` handles all other requests. */
const serve = async (
  { vite, federation }: Tools,
  config: RemoteConfig,
  build: Build,
  { port, fallback }: ServeOptions,
) => {
  const http = createServer();
  const server = await vite.createServer({
    ...baseConfiguration(build),
    appType: "custom",
    // As a script, like the other bundlers' entries: what is served from source is described without the bundler.
    plugins: [
      ...basePlugins(build),
      ...federation({
        ...federationOptions(config, build),
        filename: "federation.js",
        varFilename: "remote-entry.js",
      }),
    ],
    server: { middlewareMode: true, cors: false, hmr: { server: http, overlay: false } },
  });
  http.on("request", (request, response) =>
    server.middlewares(request, response, () => fallback(request, response, () => undefined)),
  );
  await port.release();
  await new Promise<void>((resolve) => http.listen(port.number, "localhost", resolve));
};

/** The two builds of a remote with Vite and its federation plugin. */
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

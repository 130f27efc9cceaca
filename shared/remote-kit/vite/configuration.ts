import { relative, resolve, sep } from "node:path";
import { dirname } from "node:path/posix";
import { transformSync } from "@swc/core";
import { type Build, definitionsOf, releaseBase, STYLE_SINGLETON, swcOptions } from "../webpack/base";
import type { VitePlugin } from "./vite";

const SOURCE = /\.tsx?$/;

/** Compiles the team's sources as the other bundlers do: styled components get the same ids in both builds. */
const sources = (build: Build): VitePlugin => ({
  name: "remote-kit:sources",
  enforce: "pre",
  transform: (code, id) => {
    const [filename = id] = id.split("?");
    if (!SOURCE.test(filename) || filename.includes("/node_modules/")) return undefined;
    return transformSync(code, {
      ...swcOptions(build, false),
      filename,
      sourceMaps: true,
      configFile: false,
      swcrc: false,
    });
  },
});

/** Calls `add` for each file that is part of a build. */
export const bundledFiles = (add: (file: string) => void): VitePlugin => ({
  name: "remote-kit:bundled-files",
  generateBundle() {
    for (const id of this.getModuleIds()) if (!id.startsWith("\0")) add(id.split("?")[0] ?? id);
  },
});

interface UrlContext {
  hostId: string;
  hostType: "js" | "css" | "html";
  ssr: boolean;
}

/** On the site's own origin, a file's URL has to be that of the server's markup; the release may run on another one. */
const urlOf =
  (build: Build) =>
  (file: string, { hostId, hostType, ssr }: UrlContext) => {
    if (hostType === "css") return { relative: true };
    if (ssr) return releaseBase(build) + file;
    const path = JSON.stringify(relative(dirname(hostId), file));
    return {
      runtime: `(url=>url.origin===location.origin?url.pathname:url.href)(new URL(${path},import.meta.url))`,
    };
  };

/** The configuration that all builds of a remote share. */
export const baseConfiguration = (build: Build) => ({
  configFile: false,
  root: build.folder,
  publicDir: false,
  logLevel: "warn",
  define: { ...definitionsOf(build), "process.env.NODE_ENV": JSON.stringify(build.mode) },
  resolve: { alias: [{ find: /^react-style-singleton$/, replacement: STYLE_SINGLETON }] },
  experimental: { renderBuiltUrl: urlOf(build) },
});

export const basePlugins = (build: Build): VitePlugin[] => [sources(build)];

/** The options that both builds share. */
export const buildOptions = { emptyOutDir: false, sourcemap: "hidden", assetsInlineLimit: 0 };

/** Names sources from the project, as the other bundlers do. */
const sourcemapPathTransform =
  ({ folder }: Build) =>
  (source: string, map: string) =>
    `./${relative(folder, resolve(map, "..", source))
      .split(sep)
      .join("/")}`;

export const outputOptions = (build: Build) => ({
  assetFileNames: "assets/[name].[hash:8][extname]",
  sourcemapPathTransform: sourcemapPathTransform(build),
});

/** The time that a plugin takes depends on this machine, so the check would only add noise. */
export const checks = { pluginTimings: false };

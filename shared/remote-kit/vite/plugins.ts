import { dirname, join } from "node:path";
import { transformSync } from "@swc/core";
import { type Build, swcOptions } from "../webpack/base";
import type { BuiltFile, VitePlugin } from "./vite";

const SOURCE = /\.tsx?$/;

/** Compiles the team's sources as the other bundlers do: styled components get the same ids in both builds. */
export const sources = (build: Build): VitePlugin => ({
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

/** Imports a library's style sheet as text for styled-components: the site allows no style element without a nonce. */
export const styleSheetsAsText: VitePlugin = {
  name: "remote-kit:style-sheets",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.startsWith(".") && source.endsWith(".css") && importer
      ? `${join(dirname(importer), source)}?raw`
      : undefined,
};

/** Calls `add` for each file that is part of a build. */
export const bundledFiles = (add: (file: string) => void): VitePlugin => ({
  name: "remote-kit:bundled-files",
  generateBundle() {
    for (const id of this.getModuleIds()) if (!id.startsWith("\0")) add(id.split("?")[0] ?? id);
  },
});

/** Resolves modules from an earlier build. `files` has them by their absolute paths. */
export const builtModules = (files: ReadonlyMap<string, BuiltFile>): VitePlugin => ({
  name: "remote-kit:built-modules",
  enforce: "pre",
  resolveId: (source, importer) => {
    const path = importer && source.startsWith(".") ? join(dirname(importer), source) : source;
    return files.has(path) ? path : undefined;
  },
  load: (id) => {
    const file = files.get(id);
    return file?.type === "chunk" ? { code: file.code, map: file.map } : undefined;
  },
});

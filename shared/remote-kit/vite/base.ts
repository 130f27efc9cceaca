import { type Build, definitionsOf, releaseBase, STYLE_SINGLETON } from "../webpack/base";
import { sources, styleSheetsAsText } from "./plugins";

/** The configuration that all builds of a remote share. */
export const baseConfiguration = (build: Build) => ({
  configFile: false,
  root: build.folder,
  base: releaseBase(build),
  publicDir: false,
  logLevel: "warn",
  define: { ...definitionsOf(build), "process.env.NODE_ENV": JSON.stringify(build.mode) },
  resolve: { alias: [{ find: /^react-style-singleton$/, replacement: STYLE_SINGLETON }] },
  plugins: [sources(build), styleSheetsAsText],
});

/** The time that a plugin takes depends on this machine, so the check would only add noise. */
export const checks = { pluginTimings: false };

export const assetNames = { assetFileNames: "assets/[name].[hash:8][extname]" };

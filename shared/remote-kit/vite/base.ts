import { type Build, definitionsOf, releaseBase, STYLE_SINGLETON } from "../webpack/base";
import { sources, styleSheetsAsText } from "./plugins";

/** What all builds of a remote have in common. */
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

/** How long a plugin took says something of this machine only. */
export const checks = { pluginTimings: false };

export const assetNames = { assetFileNames: "assets/[name].[hash:8][extname]" };

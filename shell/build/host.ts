import { join } from "node:path";
import { SHELL_ID } from "@promptfolio/contracts/release";
import {
  type Build,
  baseConfiguration,
  buildOf,
  minifyScripts,
  serverConfiguration,
  sharesFiles,
} from "@promptfolio/remote-kit/webpack/base";
import { browserConfiguration } from "@promptfolio/remote-kit/webpack/browser";
import { shareFiles } from "@promptfolio/remote-kit/webpack/share-files";
import { SHARED_MODULES } from "@promptfolio/remote-kit/webpack/shared-modules";
import webpack, { type Configuration } from "webpack";
import { INLINE_SCRIPT } from "./document";

/** The inline script of every page. The release's descriptor has its text. */
const inlineConfiguration = (build: Build): Configuration => ({
  ...baseConfiguration(build, { refresh: false }),
  name: "inline",
  target: ["web", "es2022"],
  devtool: false,
  entry: "./src/inline/inline-script.ts",
  output: { path: join(build.folder, "dist/release/server"), filename: INLINE_SCRIPT },
  optimization: { minimizer: [minifyScripts({ compress: { passes: 3 } })] },
});

/**
 * The builds of the host. It needs no federation plugin: it passes the shared modules to the runtime itself, and no
 * remotes are known at build time.
 */
export const hostConfiguration = (folder: string): Configuration[] => {
  const build = buildOf(SHELL_ID, folder);
  const browser = browserConfiguration(build);
  const versions = new webpack.DefinePlugin({
    // Omits the parts of the federation runtime that only manifests and Node need: the page names every entry.
    ENV_TARGET: JSON.stringify("web"),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    "process.env.SHARED_MODULES": JSON.stringify(JSON.stringify(SHARED_MODULES)),
  });
  const server = serverConfiguration(build, { shell: "./src/server/shell-on-server.tsx" }, []);
  return [
    {
      ...browser,
      optimization: {
        ...browser.optimization,
        splitChunks: {
          ...browser.optimization?.splitChunks,
          // The library of the data cache stays in its chunk, so that it takes one request.
          cacheGroups: {
            defaultVendors: {
              test: /[\\/]node_modules[\\/](?!@tanstack[\\/])/,
              priority: -10,
              reuseExistingChunk: true,
            },
          },
        },
      },
      entry: { main: "./src/main.ts" },
      plugins: [...(browser.plugins ?? []), ...(sharesFiles(build) ? [shareFiles] : []), versions],
    },
    server,
    inlineConfiguration(build),
  ];
};

import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { RemoteBundler } from "../cli/remote-bundler";
import { buildOf } from "../webpack/base";
import { buildForBrowsers } from "./browser";
import { serveRemote } from "./serve";
import { buildForRenderers } from "./server";
import { nameSourcesFrom } from "./source-names";
import { loadTools } from "./vite";

/** The two builds of a remote with Vite and its federation plugin. */
export const remoteConfiguration = (config: RemoteConfig, folder: string): RemoteBundler => {
  const build = buildOf(config.id, folder);
  return {
    build: async () => {
      const tools = await loadTools(folder);
      await buildForBrowsers(tools, config, build);
      await buildForRenderers(tools, config, build);
      nameSourcesFrom(folder, join(folder, "dist/release"));
    },
    serve: async (options) => serveRemote(await loadTools(folder), config, build, options),
  };
};

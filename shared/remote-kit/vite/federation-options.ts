import { containerNameOf } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Build } from "../webpack/base";
import { consumedModules, exposedSource, pagesOf } from "../webpack/remote";

/** The name of the federation plugin's entry, from which the container is built. */
export const FEDERATION_ENTRY = "federation.js";

/** The options of the federation plugin for Vite. */
export const federationOptions = (config: RemoteConfig, build: Build) => ({
  name: containerNameOf(build.id, build.version),
  filename: FEDERATION_ENTRY,
  exposes: Object.fromEntries(pagesOf(config).map((page) => [page, exposedSource(page, build)])),
  shared: consumedModules(config),
  shareStrategy: "loaded-first" as const,
  dts: false,
  manifest: false,
  experiments: { externalRuntime: true },
});

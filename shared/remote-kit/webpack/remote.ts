import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { containerNameOf } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Configuration } from "webpack";
import { AttemptPlugin } from "./attempt-plugin";
import { type Build, buildOf } from "./base";
import { browserConfiguration } from "./browser";
import { exposedChunkName } from "./chunk-list-plugin";
import { PortableIdsPlugin } from "./portable-ids-plugin";
import { requiredRanges } from "./required-ranges";
import { serverConfiguration } from "./server";
import { SHARED_MODULES } from "./shared-modules";

const sourceOf = (page: string): string => `./src/pages/${page.replace("./", "")}.tsx`;

const federation = (config: RemoteConfig, build: Build) =>
  new ModuleFederationPlugin({
    name: containerNameOf(build.id, build.version),
    filename: "remote-entry.js",
    exposes: Object.fromEntries(
      pagesOf(config).map((page) => [page, { import: sourceOf(page), name: exposedChunkName(page) }]),
    ),
    shared: Object.fromEntries(
      Object.entries(requiredRanges(SHARED_MODULES, config)).map(([name, requiredVersion]) => [
        name,
        // The host provides it: a remote bundles no copy.
        { singleton: true, import: false as const, requiredVersion },
      ]),
    ),
    shareStrategy: "loaded-first",
    dts: false,
    manifest: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: "web", disableRemote: true, disableSnapshot: true },
    },
  });

const pagesOf = (config: RemoteConfig): string[] => [...new Set(config.routes.map((route) => route.page))];

/** The two builds of a remote: for browsers, and for the renderers. */
export const remoteConfiguration = (config: RemoteConfig, folder: string): Configuration[] => {
  const build = buildOf(config.id, folder);
  const browser = browserConfiguration(build);
  return [
    {
      ...browser,
      entry: {},
      plugins: [
        ...(browser.plugins ?? []),
        new AttemptPlugin(),
        new PortableIdsPlugin(),
        federation(config, build),
      ],
    },
    serverConfiguration(
      build,
      Object.fromEntries(pagesOf(config).map((page) => [page.replace("./", ""), sourceOf(page)])),
      Object.keys(SHARED_MODULES),
    ),
  ];
};

import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { containerNameOf } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import webpack, { type Configuration } from "webpack";
import { AttemptPlugin } from "./attempt-plugin";
import { type Build, buildOf, isServedToSite, sharesFiles } from "./base";
import { browserConfiguration } from "./browser";
import { exposedChunkName } from "./chunk-list-plugin";
import { writeHotPage } from "./hot-pages";
import { PortableIdsPlugin } from "./portable-ids-plugin";
import { requiredRanges } from "./required-ranges";
import { serverConfiguration } from "./server";
import { SharedFilesPlugin } from "./shared-files-plugin";
import { SHARED_MODULES } from "./shared-modules";

/** The source file of a page's component. */
export const sourceOf = (page: string): string => `./src/pages/${page.replace("./", "")}.tsx`;

export const exposedSource = (page: string, { folder }: Build): string =>
  isServedToSite() ? writeHotPage(folder, sourceOf(page)) : sourceOf(page);

/** The modules that the remote uses from the host, without bundling a copy. */
export const consumedModules = (config: RemoteConfig) =>
  Object.fromEntries(
    Object.entries(requiredRanges(SHARED_MODULES, config)).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false as const, requiredVersion },
    ]),
  );

export const pagesOf = (config: RemoteConfig): string[] => [
  ...new Set(config.routes.map((route) => route.page)),
];

/** The options of a federation plugin: what a remote exposes, and what it uses from the host. */
export const federationOptions = (config: RemoteConfig, build: Build) => ({
  name: containerNameOf(build.id, build.version),
  filename: "remote-entry.js",
  exposes: Object.fromEntries(
    pagesOf(config).map((page) => [
      page,
      { import: exposedSource(page, build), name: exposedChunkName(page) },
    ]),
  ),
  shared: consumedModules(config),
});

/** The options for containers that run on Module Federation's runtime, which the host provides. */
export const runtimeOptions = (config: RemoteConfig, build: Build) => ({
  ...federationOptions(config, build),
  shareStrategy: "loaded-first" as const,
  dts: false,
  manifest: false,
  experiments: {
    externalRuntime: true,
    optimization: { target: "web" as const, disableRemote: true, disableSnapshot: true },
  },
});

/** A container of webpack's own needs a share scope, and no runtime library. */
export const federationPlugins = (config: RemoteConfig, build: Build) =>
  config.federationRuntime
    ? [new PortableIdsPlugin(), new ModuleFederationPlugin(runtimeOptions(config, build))]
    : [new webpack.container.ModuleFederationPlugin(federationOptions(config, build))];

/** The two builds of a remote: for browsers and for SSR. */
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
        ...(sharesFiles(build) ? [new SharedFilesPlugin()] : []),
        ...federationPlugins(config, build),
      ],
    },
    serverConfiguration(
      build,
      Object.fromEntries(pagesOf(config).map((page) => [page.replace("./", ""), sourceOf(page)])),
      Object.keys(SHARED_MODULES),
    ),
  ];
};

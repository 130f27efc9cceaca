import type { moduleFederationPlugin } from "@module-federation/enhanced";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { containerNameOf } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Configuration } from "webpack";
import { type Build, buildOf, isServedToSite, sharesFiles } from "./base";
import { browserConfiguration } from "./browser";
import { completeManifest } from "./federation-manifest";
import { writeHotPage } from "./hot-pages";
import { serverConfiguration } from "./server";
import { shareFiles } from "./share-files";
import { requiredRanges, SHARED_MODULES } from "./shared-modules";
import { usePortableIds } from "./use-portable-ids";

/** The source file of a page's component. */
export const sourceOf = (page: string): string => `./src/pages/${page.replace("./", "")}.tsx`;

const exposedSource = (page: string, { folder }: Build): string =>
  isServedToSite() ? writeHotPage(folder, sourceOf(page)) : sourceOf(page);

/** The modules that the remote uses from the host, without bundling a copy. */
const consumedModules = (config: RemoteConfig) =>
  Object.fromEntries(
    Object.entries(requiredRanges(SHARED_MODULES, config)).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false as const, requiredVersion },
    ]),
  );

export const pagesOf = (config: RemoteConfig): string[] => [
  ...new Set(config.routes.map((route) => route.page)),
];

export type FederationOptions = moduleFederationPlugin.ModuleFederationPluginOptions;

/** The options of the federation plugin: what a remote exposes, and what it uses from the host. */
export const federationOptions = (config: RemoteConfig, build: Build): FederationOptions => ({
  name: containerNameOf(build.id, build.version),
  filename: "remote-entry.js",
  exposes: Object.fromEntries(
    pagesOf(config).map((page) => [
      page,
      { import: exposedSource(page, build), name: `page.${page.replace("./", "")}` },
    ]),
  ),
  shared: consumedModules(config),
  shareStrategy: "loaded-first",
  dts: false,
  manifest: {
    additionalData: ({ stats }) => completeManifest(stats, build.id, build.version),
  },
  // The host has the runtime, and loads the remotes.
  experiments: {
    externalRuntime: true,
    optimization: { target: "web", disableRemote: true, disableSnapshot: true },
  },
});

/** The two builds of a remote: for browsers and for SSR. `federate` creates the bundler's federation plugins. */
export const buildsOf = (
  config: RemoteConfig,
  folder: string,
  federate: (options: FederationOptions) => NonNullable<Configuration["plugins"]>,
): Configuration[] => {
  const build = buildOf(config.id, folder);
  const browser = browserConfiguration(build);
  return [
    {
      ...browser,
      entry: {},
      plugins: [
        ...(browser.plugins ?? []),
        ...(sharesFiles(build) ? [shareFiles] : []),
        ...federate(federationOptions(config, build)),
      ],
    },
    serverConfiguration(
      build,
      Object.fromEntries(pagesOf(config).map((page) => [page.replace("./", ""), sourceOf(page)])),
      Object.keys(SHARED_MODULES),
    ),
  ];
};

/** The two builds of a remote with webpack. */
export const remoteConfiguration = (config: RemoteConfig, folder: string): Configuration[] =>
  buildsOf(config, folder, (options) => [usePortableIds, new ModuleFederationPlugin(options)]);

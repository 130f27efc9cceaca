import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { moduleFederationPlugin } from "@module-federation/enhanced";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import { containerNameOf } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Compiler, Configuration, Module } from "webpack";
import { type Build, buildOf, isServedToSite, serverConfiguration, sharesFiles } from "./base";
import { browserConfiguration } from "./browser";
import { completeManifest } from "./federation-manifest";
import { pathIn } from "./release-files";
import { shareFiles } from "./share-files";
import { requiredRanges, SHARED_MODULES } from "./shared-modules";

/** The stable id for a module whose name contains a hash of this machine's paths; undefined for others. */
const portableId = (module: Module): string | undefined => {
  const name = module.identifier();
  if (name.startsWith("container entry ")) return "container";
  return /[\\/]\.federation[\\/]entry\./.test(name) ? "federation" : undefined;
};

/** Makes a remote's bytes independent of the folder that it is built in. */
export const usePortableIds = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap("portable ids", ({ hooks, chunkGraph }) => {
    hooks.beforeModuleIds.tap("portable ids", (modules) => {
      for (const module of modules) {
        const id = portableId(module);
        if (id !== undefined) chunkGraph.setModuleId(module, id);
      }
    });
  });

const cacheOf = (folder: string): string => join(folder, "node_modules/.cache/remote-kit");

const hotPage = (source: string): string => `import { createElement, useState } from "react";
import Page from ${JSON.stringify(source)};

let current = Page;
let render = () => undefined;

const show = (changed) => {
  current = changed;
  render(() => changed);
};

import.meta.webpackHot?.accept(${JSON.stringify(source)}, () => show(Page));
import.meta.hot?.accept(${JSON.stringify(source)}, (changed) => changed && show(changed.default));

export default function HotPage() {
  const [Shown, setShown] = useState(() => current);
  render = setShown;
  return createElement(Shown);
}
`;

/** Writes a module that is made for a build, where it finds the project's packages. Returns its path. */
export const writeModule = (folder: string, name: string, text: string): string => {
  mkdirSync(cacheOf(folder), { recursive: true });
  const path = join(cacheOf(folder), name);
  writeFileSync(path, text);
  return path;
};

/**
 * Wraps a page so that its changes appear in a live site: React's production build can't refresh components, so the
 * page is mounted again, while session, router and data cache stay. Returns the wrapper's path.
 */
export const writeHotPage = (folder: string, source: string): string => {
  const page = hotPage(pathIn(cacheOf(folder), join(folder, source)));
  return writeModule(folder, basename(source).replace(".tsx", ".js"), page);
};

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

export const remoteConfiguration = (config: RemoteConfig, folder: string): Configuration[] =>
  buildsOf(config, folder, (options) => [usePortableIds, new ModuleFederationPlugin(options)]);

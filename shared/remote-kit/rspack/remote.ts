import { createRequire } from "node:module";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import webpack, { type Compiler, type Configuration, type MultiCompiler } from "webpack";
import { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import type { RemoteBundler } from "../cli/remote-bundler";
import { browserFromSource, runCompiler, serveCompiler } from "../cli/webpack-bundler";
import { buildOf, definitionsOf } from "../webpack/base";
import { PortableIdsPlugin } from "../webpack/portable-ids-plugin";
import { federationOptions, remoteConfiguration as webpackBuilds } from "../webpack/remote";

type Plugin = new (options: object) => { apply(compiler: Compiler): void };

/** The part of Rspack that is used here. The team installs it; it does not come with the kit. */
interface Rspack {
  rspack: {
    (build: Configuration): Compiler;
    (builds: Configuration[]): MultiCompiler;
  };
  DefinePlugin: Plugin;
  SubresourceIntegrityPlugin: Plugin;
  SwcJsMinimizerRspackPlugin: Plugin;
}

/** Plugins that Rspack has its own version of, or does not need. */
const WEBPACK_ONLY = [
  webpack.BannerPlugin,
  webpack.DefinePlugin,
  SubresourceIntegrityPlugin,
  ModuleFederationPlugin,
  PortableIdsPlugin,
];

const isWebpackOnly = (plugin: unknown): boolean => WEBPACK_ONLY.some((Plugin) => plugin instanceof Plugin);

/** Code for SSR stays readable. Comments don't affect a release's version, so they may not affect its bytes. */
const minimizerOptions = (isServer: boolean): object =>
  isServer
    ? { compress: false, mangle: false, format: { comments: false } }
    : { compress: { passes: 3 }, format: { comments: false } };

/** The two builds of a remote with Rspack: those of webpack, with Rspack's plugins in place of webpack's. */
export const remoteConfiguration = (config: RemoteConfig, folder: string): RemoteBundler => {
  const ofTeam = createRequire(join(folder, "package.json"));
  const { rspack, ...plugins }: Rspack = ofTeam("@rspack/core");
  const build = buildOf(config.id, folder);
  const ofKit = createRequire(import.meta.filename);
  const federation: { ModuleFederationPlugin: Plugin } = ofKit("@module-federation/enhanced/rspack");
  const builds = webpackBuilds(config, folder).map((webpackBuild): Configuration => {
    const isServer = webpackBuild.name === "server";
    return {
      ...webpackBuild,
      optimization: {
        ...webpackBuild.optimization,
        splitChunks: isServer ? false : { chunks: "async", minSize: 10_000 },
        minimizer: [
          new plugins.SwcJsMinimizerRspackPlugin({
            extractComments: false,
            minimizerOptions: minimizerOptions(isServer),
          }),
        ],
      },
      plugins: [
        ...(webpackBuild.plugins ?? []).filter((plugin) => !isWebpackOnly(plugin)),
        new plugins.DefinePlugin(definitionsOf(build)),
        ...(isServer
          ? []
          : [
              new plugins.SubresourceIntegrityPlugin({ hashFuncNames: ["sha384"], enabled: true }),
              new federation.ModuleFederationPlugin(federationOptions(config, build)),
            ]),
      ],
    };
  });
  return {
    build: () => runCompiler(rspack(builds)),
    serve: (options) => serveCompiler(rspack(browserFromSource(builds)), options),
  };
};

import { createRequire } from "node:module";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Compiler, Configuration } from "webpack";
import type { RemoteBundler } from "../cli/webpack-bundler";
import { type CreateCompiler, webpackBundler } from "../cli/webpack-bundler";
import { buildsOf } from "../webpack/remote";

interface Federation {
  ModuleFederationPlugin: new (options: object) => { apply(compiler: Compiler): void };
}

/** The two builds of a remote with Rspack: those of webpack, with Rspack's federation plugin. */
export const remoteConfiguration = (config: RemoteConfig, folder: string): RemoteBundler => {
  // The team installs it; it does not come with the kit.
  const { rspack }: { rspack: CreateCompiler } = createRequire(join(folder, "package.json"))("@rspack/core");
  const { ModuleFederationPlugin }: Federation = createRequire(import.meta.filename)(
    "@module-federation/enhanced/rspack",
  );
  const builds = buildsOf(config, folder, (options) => [new ModuleFederationPlugin(options)]).map(
    (build): Configuration => ({
      ...build,
      optimization: {
        ...build.optimization,
        splitChunks: build.name === "server" ? false : { chunks: "async", minSize: 10_000 },
      },
    }),
  );
  return webpackBundler(builds, rspack);
};

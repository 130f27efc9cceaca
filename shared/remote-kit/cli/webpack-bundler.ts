import webpack, { type Compiler, type Configuration, type MultiCompiler, type Stats } from "webpack";
import DevServer from "webpack-dev-server";
import type { RemoteBundler, ServeOptions } from "./remote-bundler";

/** Runs a compiler and closes it. Rspack's compiler has the same interface as webpack's. */
export const runCompiler = (compiler: MultiCompiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : undefined);
      compiler.close((closing) => (failure || closing ? reject(failure ?? closing) : resolve()));
    });
  });

/** Integrity hashes are useless for files that change with every rebuild. */
const isForDevelopment = (plugin: unknown): boolean =>
  plugin?.constructor?.name !== "SubresourceIntegrityPlugin";

/** The browser build, changed for serving it from source. */
export const browserFromSource = (builds: Configuration[]): Configuration => {
  const browser = builds.find(({ name }) => name === "browser");
  if (!browser) throw new Error("The configuration has no build for browsers");
  return {
    ...browser,
    mode: "development",
    // The site's policy forbids `eval`.
    devtool: "cheap-module-source-map",
    // A build with errors is left out: open pages go from the build before it to the one after it.
    optimization: { emitOnErrors: false },
    stats: "none",
    plugins: (browser.plugins ?? []).filter(isForDevelopment),
  };
};

const errorsOf = (stats: Stats): string | undefined => {
  if (!stats.hasErrors()) return undefined;
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ moduleName = "", message }) => `${moduleName}\n${message}`.trim()).join("\n\n");
};

export const serveCompiler = async (
  compiler: Compiler,
  { port, fallback, report }: ServeOptions,
): Promise<void> => {
  const server = new DevServer(
    {
      host: "localhost",
      port: port.number,
      hot: true,
      static: false,
      client: { overlay: false },
      setupMiddlewares: (middlewares) => [...middlewares, { name: "site", middleware: fallback }],
    },
    compiler,
  );
  const built = new Promise<void>((resolve) =>
    compiler.hooks.done.tap("remote-kit", (stats) => {
      report(errorsOf(stats));
      resolve();
    }),
  );
  await port.release();
  await server.start();
  await built;
};

export const webpackBundler = (builds: Configuration[]): RemoteBundler => ({
  build: async () => {
    const compiler = webpack(builds);
    if (!compiler) throw new Error("webpack rejected the configuration");
    await runCompiler(compiler);
  },
  serve: async (options) => {
    const compiler = webpack(browserFromSource(builds));
    if (!compiler) throw new Error("webpack rejected the configuration");
    await serveCompiler(compiler, options);
  },
});

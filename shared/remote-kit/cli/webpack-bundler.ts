import webpack, { type Compiler, type Configuration, type MultiCompiler, type Stats } from "webpack";
import DevServer from "webpack-dev-server";
import type { RemoteBundler, ServeOptions } from "./remote-bundler";

/** Creates compilers. Those of Rspack have the same interface as webpack's. */
export interface CreateCompiler {
  (build: Configuration): Compiler | null;
  (builds: Configuration[]): MultiCompiler | null;
}

const run = (compiler: MultiCompiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : undefined);
      compiler.close((closing) => (failure || closing ? reject(failure ?? closing) : resolve()));
    });
  });

/** The browser build, changed for serving it from source. */
const browserFromSource = (builds: Configuration[]): Configuration => ({
  ...builds.find(({ name }) => name === "browser"),
  mode: "development",
  // The site's policy forbids `eval`.
  devtool: "cheap-module-source-map",
  // A build with errors is left out: open pages go from the build before it to the one after it.
  optimization: { emitOnErrors: false },
  stats: "none",
});

const errorsOf = (stats: Stats): string | undefined => {
  if (!stats.hasErrors()) return undefined;
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ moduleName = "", message }) => `${moduleName}\n${message}`.trim()).join("\n\n");
};

const serve = async (compiler: Compiler, { port, fallback, report }: ServeOptions): Promise<void> => {
  const server = new DevServer(
    {
      host: "localhost",
      port,
      hot: true,
      static: false,
      client: { overlay: false },
      setupMiddlewares: (middlewares) => [...middlewares, { name: "site", middleware: fallback }],
    },
    compiler,
  );
  compiler.hooks.done.tap("remote-kit", (stats) => report(errorsOf(stats)));
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
};

const existing = <T>(compiler: T | null): T => {
  if (!compiler) throw new Error("The bundler rejected the configuration");
  return compiler;
};

export const webpackBundler = (builds: Configuration[], create: CreateCompiler = webpack): RemoteBundler => ({
  build: () => run(existing(create(builds))),
  serve: (options) => serve(existing(create(browserFromSource(builds))), options),
});

import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import webpack, { type Compiler, type Configuration, type MultiStats, type Stats } from "webpack";
import DevServer from "webpack-dev-server";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ServeOptions {
  port: number;
  /** Handles all other requests. */
  fallback: Middleware;
  /** To be called after each build: what can't be built, or undefined if all can. */
  report(error: string | undefined): void;
}

/** Builds a remote. Every bundler makes the same two builds. */
export interface RemoteBundler {
  /** Writes the browser's and the server's build to `dist/release`. */
  build(): Promise<void>;
  /** Resolves once the first build is done. */
  serve(options: ServeOptions): Promise<void>;
}

/** Creates compilers, and runs those with a callback. Rspack's have the same interface as webpack's. */
export interface CreateCompiler {
  (build: Configuration): Compiler | null;
  (builds: Configuration[], callback: (error: Error | null, stats?: MultiStats) => void): unknown;
}

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

const errorsOf = (stats: Stats): string | undefined =>
  stats.hasErrors() ? stats.toString({ all: false, errors: true, errorStack: false }) : undefined;

/** Serves a build with hot reload. Resolves once it is done. */
export const startDevServer = async (
  compiler: ConstructorParameters<typeof DevServer>[1],
  options: DevServer.Configuration,
): Promise<void> => {
  const server = new DevServer({ host: "localhost", hot: true, ...options }, compiler);
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
};

const serve = async (compiler: Compiler | null, { port, fallback, report }: ServeOptions): Promise<void> => {
  if (!compiler) throw new Error("The bundler rejected the configuration");
  compiler.hooks.done.tap("remote-kit", (stats) => report(errorsOf(stats)));
  await startDevServer(compiler, {
    port,
    static: false,
    client: { overlay: false },
    setupMiddlewares: (middlewares) => [...middlewares, { name: "site", middleware: fallback }],
  });
};

export const webpackBundler = (builds: Configuration[], create: CreateCompiler = webpack): RemoteBundler => ({
  build: async () => {
    const stats = await promisify<Configuration[], MultiStats | undefined>(create)(builds);
    if (stats?.hasErrors()) throw new Error(stats.toString("errors-only"));
  },
  serve: (options) => serve(create(browserFromSource(builds)), options),
});

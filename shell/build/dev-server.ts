import { rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import { containerNameOf, type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { startDevServer } from "@promptfolio/remote-kit/cli/webpack-bundler";
import { buildOf } from "@promptfolio/remote-kit/webpack/base";
import { declaredFields, readRemoteConfig } from "@promptfolio/remote-kit/webpack/describe-release";
import { describeFile, filesBelow } from "@promptfolio/remote-kit/webpack/release-files";
import webpack, { type Configuration } from "webpack";
import { describeDocument } from "./document";

/** The builds for SSR, in a separate folder, as they are never released. */
const developmentFolder = (folder: string): string => join(folder, "dist/development");

/** A `release.json` for development, where the release is never finished. Its files are those for SSR. */
const describeDevelopment = async (folder: string): Promise<ReleaseDescriptor> => {
  const config = await readRemoteConfig(folder);
  const declared = declaredFields(config);
  const { version } = buildOf(declared.id, folder);
  const development = developmentFolder(folder);
  const files = filesBelow(development)
    .filter((path) => path.endsWith(".cjs"))
    .map((path) => describeFile(development, path));
  const serverFile = (name: string) => files.find(({ path }) => path === `server/${name}.cjs`)?.path ?? null;
  const pageOf = ({ page }: RouteDeclaration) => ({
    scripts: [],
    server: serverFile(page.replace("./", "")),
  });
  return {
    format: 1,
    ...declared,
    version,
    builtAt: new Date().toISOString(),
    source: { commit: "working tree", dirty: true },
    contentHash: "sha384-development",
    ...(!config && {
      serverEntry: serverFile("shell"),
      document: describeDocument(join(development, "server")),
    }),
    containerName: config ? containerNameOf(config.id, version) : null,
    pages: Object.fromEntries(declared.routes.map((route) => [route.page, pageOf(route)])),
    files,
  };
};

const sendDescriptor = (folder: string) => (_request: IncomingMessage, response: ServerResponse) => {
  describeDevelopment(folder).then(
    (descriptor) => response.setHeader("Content-Type", "application/json").end(JSON.stringify(descriptor)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
};

/** For builds that the server writes to the disk instead of serving them. The type has no `false`. */
const NOT_SERVED: object = { devServer: false };

/** The shell's refresh runtime: React tells only one that was loaded before it about its components. */
const RUNTIME = "__REACT_REFRESH__";

/** Lets React replace changed components of host and remotes in a live page. */
const withRefresh = ({ plugins = [], ...build }: Configuration, isShell: boolean): Configuration => {
  const path = createRequire(import.meta.filename).resolve("react-refresh");
  const provide = `data:text/javascript,import runtime from "${path}"; globalThis.${RUNTIME} = runtime;`;
  return {
    ...build,
    ...(!isShell && { externals: { [path]: RUNTIME, "react-refresh/runtime": RUNTIME } }),
    plugins: [
      ...plugins,
      new ReactRefreshPlugin({ include: /[\\/]src[\\/].*\.tsx?$/, overlay: false, library: "host" }),
      ...(isShell ? [new webpack.EntryPlugin(import.meta.dirname, provide, {})] : []),
    ],
  };
};

/** The builds of a front end. Those for SSR are made again, too, whenever their sources change. */
const readBuilds = async (folder: string, publicPath: string): Promise<Configuration[]> => {
  const module: { default: Configuration[] } = await import(join(folder, "webpack.config.ts"));
  const path = join(developmentFolder(folder), "server");
  const isShell = !(await readRemoteConfig(folder));
  return module.default.map(({ output, ...build }) =>
    build.name === "browser"
      ? withRefresh({ ...build, output: { ...output, publicPath } }, isShell)
      : { ...build, ...NOT_SERVED, devtool: false, output: { ...output, path, publicPath } },
  );
};

/** Serves a package from source at a port of this machine. Resolves with its id and URL once all is built. */
const serve = async (folder: string, port: number): Promise<string> => {
  const url = `http://localhost:${port}/`;
  await rm(developmentFolder(folder), { recursive: true, force: true });
  const compiler = webpack(await readBuilds(folder, url));
  if (!compiler) throw new Error(`${folder} can't be built`);
  await startDevServer(compiler, {
    port,
    static: { directory: developmentFolder(folder), watch: false },
    allowedHosts: "all",
    headers: { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" },
    // The overlay adds styles that the site's policy blocks; errors are in the console.
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
    // Last, so that it waits for a build in progress.
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: "release.json", path: "/release.json", middleware: sendDescriptor(folder) },
    ],
  });
  return `${(await readRemoteConfig(folder))?.id ?? SHELL_ID}=${url}`;
};

/** Serves packages from source with hot reload: `dev-server.ts FOLDER:PORT…`. Prints their URLs once all are built. */
const served = process.argv.slice(2).map((pair) => {
  const at = pair.lastIndexOf(":");
  return serve(pair.slice(0, at), Number(pair.slice(at + 1)));
});
console.log(`serving ${(await Promise.all(served)).join(",")}`);

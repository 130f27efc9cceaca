import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import webpack, { type Configuration } from "webpack";
import DevServer from "webpack-dev-server";
import { describeDevelopment } from "./describe-development";
import { type ServerBuild, watchServerBuild } from "./watch-server-build";

/** A front end to serve from source: the package's folder, and the port of this machine. */
interface Served {
  folder: string;
  port: number;
}

/** The builds for browsers, and those whose files the site reads. */
const readBuilds = async (folder: string): Promise<{ browser: Configuration; forSite: Configuration[] }> => {
  const module: { default: Configuration[] } = await import(join(folder, "webpack.config.ts"));
  const browser = module.default.find(({ name }) => name === "browser");
  if (!browser) throw new Error(`${folder} has no build for browsers`);
  return { browser, forSite: module.default.filter((configuration) => configuration !== browser) };
};

/** Serves `release.json` and the files for SSR that it lists. */
const serveToSite = (folder: string, serverBuild: ServerBuild) => {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
    if (path === "release.json") {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(await describeDevelopment(folder, await serverBuild.files())));
      return true;
    }
    const code = path.startsWith("server/") ? await serverBuild.read(path) : undefined;
    if (code) response.end(code);
    return code !== undefined;
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    respond(request, response).then(
      (isDone) => isDone || next(),
      (error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      },
    );
  };
};

const serve = async ({ folder, port }: Served): Promise<string> => {
  const url = `http://localhost:${port}/`;
  const { browser, forSite } = await readBuilds(folder);
  const serverBuild = await watchServerBuild(forSite, folder, url);
  const compiler = webpack({
    ...browser,
    stats: "errors-warnings",
    output: { ...browser.output, publicPath: url },
  });
  if (!compiler) throw new Error(`${folder} can't be built`);
  const devServer = new DevServer(
    {
      host: "localhost",
      port,
      hot: true,
      static: false,
      allowedHosts: "all",
      headers: { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" },
      // The overlay adds styles that the site's policy blocks; errors are in the console.
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
      setupMiddlewares: (middlewares) => [
        { name: "for-the-site", middleware: serveToSite(folder, serverBuild) },
        ...middlewares,
      ],
    },
    compiler,
  );
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap("dev-server", () => resolve()));
  await devServer.start();
  await built;
  const { id } = await describeDevelopment(folder, await serverBuild.files());
  return `${id}=${url}`;
};

/** Serves packages from source with hot reload: `dev-server.ts FOLDER:PORT…`. Prints their URLs once all are built. */
const served = process.argv.slice(2).map((pair): Served => {
  const at = pair.lastIndexOf(":");
  return { folder: pair.slice(0, at), port: Number(pair.slice(at + 1)) };
});
const urls = await Promise.all(served.map(serve));
console.log(`serving ${urls.join(",")}`);

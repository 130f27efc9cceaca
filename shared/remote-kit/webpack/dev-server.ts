import { stat } from "node:fs/promises";
import { join } from "node:path";
import { HOST_API_VERSION } from "@promptfolio/contracts/host-api";
import { containerNameOf, type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import webpack, { type Configuration } from "webpack";
import DevServer from "webpack-dev-server";
import { buildOf } from "./base";

/** A front end to serve from source: the package's folder, and the port of this machine. */
interface Served {
  folder: string;
  port: number;
}

const readRemoteConfig = async (folder: string): Promise<RemoteConfig | null> => {
  const path = join(folder, "remote.config.ts");
  try {
    // By its age, so that a changed path or title is there without a restart.
    const { mtimeMs } = await stat(path);
    const module: { default: RemoteConfig } = await import(`${path}?at=${mtimeMs}`);
    return module.default;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
};

/** What `release.json` says of a release, of one that is never finished. */
const describe = async (folder: string): Promise<ReleaseDescriptor> => {
  const config = await readRemoteConfig(folder);
  const id = config?.id ?? SHELL_ID;
  const { version } = buildOf(id, folder);
  const pages = [...new Set((config?.routes ?? []).map(({ page }) => page))];
  return {
    format: 1,
    id,
    version,
    builtAt: new Date().toISOString(),
    source: { commit: "working tree", dirty: true },
    contentHash: "sha384-development",
    hostApi: config?.hostApi ?? HOST_API_VERSION,
    entry: config ? "remote-entry.js" : "main.js",
    serverEntry: null,
    containerName: config ? containerNameOf(id, version) : null,
    pages: Object.fromEntries(pages.map((page) => [page, { scripts: [], server: null }])),
    routes: config?.routes ?? [],
    files: [],
  };
};

const browserBuild = async (folder: string): Promise<Configuration> => {
  const module: { default: Configuration[] } = await import(join(folder, "webpack.config.ts"));
  const browser = module.default.find(({ name }) => name === "browser");
  if (!browser) throw new Error(`${folder} has no build for browsers`);
  return browser;
};

const serve = async ({ folder, port }: Served): Promise<string> => {
  const address = `http://localhost:${port}/`;
  const browser = await browserBuild(folder);
  const descriptor = await describe(folder);
  const compiler = webpack({
    ...browser,
    stats: "errors-warnings",
    output: { ...browser.output, publicPath: address },
  });
  if (!compiler) throw new Error(`${folder} can't be built`);
  const server = new DevServer(
    {
      host: "localhost",
      port,
      hot: true,
      static: false,
      allowedHosts: "all",
      headers: { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" },
      // The overlay would bring styles of its own, which the site's policy refuses; errors are in the console.
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
      setupMiddlewares: (middlewares) => [
        {
          name: "release.json",
          path: "/release.json",
          middleware: (
            _request: unknown,
            response: {
              statusCode: number;
              setHeader(name: string, value: string): void;
              end(text: string): void;
            },
          ) => {
            void describe(folder).then(
              (current) => {
                response.setHeader("Content-Type", "application/json");
                response.end(JSON.stringify(current));
              },
              (error: unknown) => {
                response.statusCode = 500;
                response.end(String(error));
              },
            );
          },
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap("dev-server", () => resolve()));
  await server.start();
  await built;
  return `${descriptor.id}=${address}`;
};

/** Serves packages from source with hot reload: `dev-server.ts FOLDER:PORT…`; prints where, when all are built once. */
const served = process.argv.slice(2).map((pair): Served => {
  const at = pair.lastIndexOf(":");
  return { folder: pair.slice(0, at), port: Number(pair.slice(at + 1)) };
});
const addresses = await Promise.all(served.map(serve));
console.log(`serving ${addresses.join(",")}`);

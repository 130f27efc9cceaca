import { createServer } from "node:http";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { ServeOptions } from "../cli/remote-bundler";
import type { Build } from "../webpack/base";
import { baseConfiguration } from "./base";
import { federationOptions } from "./federation-options";
import type { Tools } from "./vite";

/** Serves the remote's modules from source; `fallback` handles all other requests. */
export const serveRemote = async (
  { vite, federation }: Tools,
  config: RemoteConfig,
  build: Build,
  { port, fallback }: ServeOptions,
): Promise<void> => {
  const { plugins, ...base } = baseConfiguration(build);
  const http = createServer();
  const server = await vite.createServer({
    ...base,
    appType: "custom",
    plugins: [
      ...plugins,
      ...federation({ ...federationOptions(config, build), varFilename: "remote-entry.js" }),
    ],
    server: { middlewareMode: true, cors: false, hmr: { server: http, overlay: false } },
  });
  http.on("request", (request, response) =>
    server.middlewares(request, response, () => fallback(request, response, () => undefined)),
  );
  await port.release();
  await new Promise<void>((resolve) => http.listen(port.number, "localhost", resolve));
};

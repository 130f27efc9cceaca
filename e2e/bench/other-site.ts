import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of another site, which visitors come from. */
export interface OtherSite {
  url: string;
  close(): void;
}

/** Starts it under its own host name, because browsers distinguish sites by name, not by port. */
export const startOtherSite = async (): Promise<OtherSite> => {
  const server = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Another site</title>"),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://another-site.localhost:${port}/`, close: () => server.close() };
};

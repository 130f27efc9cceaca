import { createServer } from "node:http";

/** A page of another site, as visitors come from. */
export interface OtherSite {
  url: string;
  close(): void;
}

/** Starts it: under a name of its own, as browsers go by names, not ports, to tell sites apart. */
export const startOtherSite = (): Promise<OtherSite> =>
  new Promise((resolve) => {
    const server = createServer((_request, response) =>
      response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Another site</title>"),
    ).listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      resolve({ url: `http://another-site.localhost:${port}/`, close: () => server.close() });
    });
  });

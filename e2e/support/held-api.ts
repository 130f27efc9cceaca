import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface HeldApi {
  origin: string;
  /** Holds responses to paths with this text from now on; the returned function releases them. */
  hold(text: string): () => void;
  close(): void;
}

/** A proxy of a product's API whose responses can be held back. */
export const startHeldApi = async (productOrigin: string): Promise<HeldApi> => {
  let held = "";
  let barrier = Promise.resolve();
  const server: Server = createServer(async (incoming, outgoing) => {
    if (held !== "" && incoming.url?.includes(held)) await barrier;
    const { method, headers, url } = incoming;
    const onward = request(productOrigin + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    hold: (text) => {
      let open: () => void = () => undefined;
      held = text;
      barrier = new Promise((resolve) => (open = resolve));
      return () => {
        held = "";
        open();
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

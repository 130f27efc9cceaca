import { once } from "node:events";
import { createServer } from "node:net";

/** A port that nobody listens on: for programs that take no port 0. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address === "object" && address) return address.port;
  throw new Error("no port is free");
};

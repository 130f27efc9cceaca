import { once } from "node:events";
import { createServer } from "node:net";

/** An unused port, for programs that don't accept port 0. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address === "object" && address) return address.port;
  throw new Error("no port is free");
};

import { once } from "node:events";
import { createServer } from "node:net";

/** A port on this machine. */
export interface ClaimedPort {
  number: number;
  /** Call this right before a server listens on the port; until then no other process can. */
  release(): Promise<void>;
}

const FIRST_PORT = 3000;
const LAST_PORT = 65_535;

/** Claims the first free port and holds it, so that two processes that start at the same time get different ports. */
export const claimPort = async (number = FIRST_PORT): Promise<ClaimedPort> => {
  const holder = createServer();
  try {
    holder.listen(number, "localhost");
    await once(holder, "listening");
  } catch (error) {
    if (number < LAST_PORT) return claimPort(number + 1);
    throw error;
  }
  return {
    number,
    release: async () => {
      holder.close();
      await once(holder, "close");
    },
  };
};

/** A port that the user chose. It is not held. */
export const namedPort = (number: number): ClaimedPort => ({ number, release: async () => undefined });

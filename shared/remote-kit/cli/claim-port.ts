import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine. */
export interface ClaimedPort {
  number: number;
  /** To be called right before a server listens on it; until then nobody else can. */
  release(): Promise<void>;
}

const FIRST_PORT = 3000;
const LAST_PORT = 65_535;

/** Takes the first free port and holds it: two that start at the same time get two. */
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

/** A port that somebody chose. */
export const namedPort = (number: number): ClaimedPort => ({ number, release: async () => undefined });

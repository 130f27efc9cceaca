import type { LastGood, LastGoodStore } from "../registry/trust/last-good";

/** Stores a server's last good state across restarts, for tests. */
export const createStoredLastGood = (): LastGoodStore => {
  let stored: LastGood | undefined;
  return {
    read: async () => stored,
    write: async (lastGood) => {
      stored = lastGood;
    },
  };
};

import { benchImageId } from "../data/ids";
import { Connection } from "./connection";
import type { Viewer } from "./viewers";

/**
 * Reveals every image for every user over many connections, and records which reveals were acknowledged, so that they
 * can be looked for after a crash.
 */
export const createRevealLoad = (
  users: readonly Viewer[],
  { callers, images }: { callers: number; images: number },
) => {
  /** Ids of the images whose reveal was acknowledged, by user. */
  const acknowledged = new Map(users.map((user) => [user, new Set<string>()]));
  const counts = { acknowledged: 0, refused: 0 };
  let next = 0;

  const reveal = async (port: number): Promise<void> => {
    const connection = await Connection.open(port);
    for (;;) {
      const user = users[next % users.length];
      const image = benchImageId(Math.floor(next / users.length) % images);
      next += 1;
      if (!user) return;
      const { status } = await connection.request(user.reveal(image));
      if (status === 200) {
        acknowledged.get(user)?.add(image);
        counts.acknowledged += 1;
      } else counts.refused += 1;
    }
  };

  return {
    counts,
    /** Runs until the server is killed: each caller ends when its connection breaks. */
    run: (port: number) => Promise.allSettled(Array.from({ length: callers }, () => reveal(port))),
    /** Counts the acknowledged reveals that the server still knows, and those that it has lost. */
    check: async (port: number): Promise<{ found: number; lost: number }> => {
      const connection = await Connection.open(port);
      let [found, lost] = [0, 0];
      for (const [user, revealed] of acknowledged) {
        const stats: { viewed: string[] } = JSON.parse((await connection.request(user.stats)).body());
        const viewed = new Set(stats.viewed);
        for (const image of revealed)
          if (viewed.has(image)) found += 1;
          else lost += 1;
      }
      connection.close();
      return { found, lost };
    },
  };
};

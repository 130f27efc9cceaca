import { createQueueLimit, QueueFullError } from "@promptfolio/server/queue-limit";
import { Pool, type PoolClient } from "pg";

type Connected = Parameters<Pool["connect"]>[0];

/** How many queries may wait for a connection; a short burst is accepted. */
const QUEUE = { max: 1_000, min: 16, targetMs: 250, burstMs: 1_000 };

/** A pool that rejects queries that would wait for a connection for longer than any caller waits. */
export class LimitedPool extends Pool {
  readonly #queue = createQueueLimit(QUEUE);

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback) return this.#connect();
    try {
      const leave = this.#queue.join();
      super.connect((error, client, release) => {
        leave();
        callback(error, client, release);
      });
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      callback(error, undefined, () => undefined);
    }
    return undefined;
  }

  async #connect(): Promise<PoolClient> {
    const leave = this.#queue.join();
    return super.connect().finally(leave);
  }
}

import { createQueueLimit } from "@promptfolio/server/queue-limit";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import type { CircuitBreaker } from "./circuit-breaker";

type Connected = Parameters<Pool["connect"]>[0];

/** How many queries may wait for a connection; a short burst is accepted. */
export const QUEUE = { max: 1_000, min: 16, targetMs: 250, burstMs: 1_000 };

/** A pool that rejects queries that would wait for a connection for longer than any caller waits. */
export class LimitedPool extends Pool {
  readonly #queue = createQueueLimit(QUEUE);
  readonly #breaker: CircuitBreaker | undefined;

  /** @param breaker rejects calls while the database is away */
  constructor(config: PoolConfig, breaker?: CircuitBreaker) {
    super(config);
    this.#breaker = breaker;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback) return this.#connect();
    this.#connect().then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  override end(): Promise<void> {
    this.#breaker?.stop();
    return super.end();
  }

  async #connect(): Promise<PoolClient> {
    const leave = this.#queue.join();
    const connecting = () => super.connect();
    const breaker = this.#breaker;
    return (breaker ? breaker.guard(connecting, (client) => client.release()) : connecting()).finally(leave);
  }
}

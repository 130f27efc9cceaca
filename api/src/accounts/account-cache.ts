import { LRUCache } from "lru-cache";
import type { Account } from "./tokens";

export interface LiveSession {
  account: Account;
  /** When the session was last seen, in milliseconds since 1970. */
  seenAt: number;
}

const MAX_SESSIONS = 10_000;
/** Limits how long a session stays cached that has expired, or whose end was missed. */
const TTL_MS = 60_000;

/** Live sessions, cached as long as notifications of account changes are received. */
export class AccountCache {
  readonly #sessions = new LRUCache<string, LiveSession>({ max: MAX_SESSIONS, ttl: TTL_MS });
  #isConnected = false;
  #generation = 0;

  get(sessionId: string): LiveSession | undefined {
    return this.#isConnected ? this.#sessions.get(sessionId) : undefined;
  }

  /** Reads a session and caches it, unless an account has changed meanwhile. */
  async load(
    sessionId: string,
    read: () => Promise<LiveSession | undefined>,
  ): Promise<LiveSession | undefined> {
    const generation = this.#generation;
    const session = await read();
    if (session && this.#isConnected && generation === this.#generation)
      this.#sessions.set(sessionId, session);
    return session;
  }

  /** Drops the account's sessions: the account or one of its sessions has changed. */
  forget(userId: string): void {
    this.#generation += 1;
    for (const [id, { account }] of this.#sessions) if (account.userId === userId) this.#sessions.delete(id);
  }

  /** Nothing is cached while notifications of changes can't be received. */
  setConnected(isConnected: boolean): void {
    this.#generation += 1;
    this.#isConnected = isConnected;
    this.#sessions.clear();
  }
}

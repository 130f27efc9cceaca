import { LRUCache } from "lru-cache";
import type { Account } from "./authentication";

export interface LiveSession {
  account: Account;
  /** When the session was last seen, in milliseconds since 1970. */
  seenAt: number;
}

const MAX_SESSIONS = 10_000;
/** Ends a session that expires, and one whose end was somehow missed. */
const TTL_MS = 60_000;

/** Live sessions, cached while changes of accounts are heard of. */
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

  /** An account or a session of it has changed. */
  forget(userId: string): void {
    this.#generation += 1;
    for (const [id, { account }] of this.#sessions) if (account.userId === userId) this.#sessions.delete(id);
  }

  /** While changes can't be heard of, nothing is cached. */
  setConnected(isConnected: boolean): void {
    this.#generation += 1;
    this.#isConnected = isConnected;
    this.#sessions.clear();
  }
}

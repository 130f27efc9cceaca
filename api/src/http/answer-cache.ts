import { createHash } from "node:crypto";

export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
}

interface Kept {
  readonly answer: Promise<Answer>;
  readonly until: number;
}

export const answerOf = (json: string): Answer => {
  const body = Buffer.from(json);
  return { body, etag: `"${createHash("sha1").update(body).digest("base64url")}"` };
};

/**
 * Public answers, ready to send, for a few seconds. The same question asked many times at once is worked out once.
 * `clear` drops all of it, and what is being worked out meanwhile isn't kept.
 */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>();
  readonly #entries: number;
  readonly #milliseconds: number;
  readonly #now: () => number;
  #isPaused = false;
  #revision = 0;

  constructor({ entries = 2_000, milliseconds = 3_000, now = Date.now } = {}) {
    this.#entries = entries;
    this.#milliseconds = milliseconds;
    this.#now = now;
  }

  /** While paused nothing is kept. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.clear();
  }

  answer(key: string, make: () => Promise<string>): Promise<Answer> {
    if (this.#isPaused) return make().then(answerOf);
    const now = this.#now();
    const kept = this.#kept.get(key);
    if (kept && kept.until > now) return kept.answer;
    const answer = make().then(answerOf);
    const fresh = { answer, until: now + this.#milliseconds };
    this.#kept.delete(key);
    this.#kept.set(key, fresh);
    answer.catch(() => {
      if (this.#kept.get(key) === fresh) this.#kept.delete(key);
    });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#entries) break;
      this.#kept.delete(oldest);
    }
    return answer;
  }

  /** Counts the changes of what public answers say; pages made of them are kept for as long as it stands. */
  get revision(): number {
    return this.#revision;
  }

  clear(): void {
    this.#kept.clear();
    this.#revision += 1;
  }
}

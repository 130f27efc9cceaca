import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { Client, type ClientConfig } from "pg";
import type { Logger } from "pino";

const PROBE_TIMEOUT_MS = 1_000;
const PROBE_INTERVAL_MS = 250;
/** The server responds, but all its connections are taken: the pool may have some of them. */
const TOO_MANY_CONNECTIONS = "53300";
/** Codes of a connection to a server that isn't there. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ENOENT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57P03",
]);

/** The database is away: the call was not even tried. */
export class DatabaseAwayError extends Error {
  override readonly name = "DatabaseAwayError";
  /** SQL's state for a connection that can't be made. */
  readonly code = "08001";
  constructor() {
    super("The database can't be reached at the moment");
  }
}

/** Opens a connection of its own: those of the pool may go on while no new one can be made. @throws if it can't */
export const tryConnection = async (connection: ClientConfig, timeoutMs: number): Promise<void> => {
  const client = new Client({ ...connection, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  // Otherwise a connection that breaks meanwhile would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
  } finally {
    void client.end().catch(() => undefined);
  }
};

/**
 * Makes calls fail at once while the database is away, as each would wait for seconds otherwise. Meanwhile one connection
 * at a time is tried.
 */
export class CircuitBreaker {
  /** Whether calls fail at once. */
  isOpen = false;
  readonly #waiting = new Set<(error: Error) => void>();
  #isStopped = false;
  #probing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: ClientConfig,
    private readonly log: Logger,
  ) {}

  /**
   * Resolves like `connecting`, or rejects as soon as the database turns out to be away.
   * @param release takes a connection that came too late
   */
  guard<Connection>(
    connecting: () => Promise<Connection>,
    release: (connection: Connection) => void,
  ): Promise<Connection> {
    return new Promise((resolve, reject) => {
      if (this.isOpen) return reject(new DatabaseAwayError());
      this.#waiting.add(reject);
      const slow = setTimeout(() => this.#suspect(), PROBE_TIMEOUT_MS).unref();
      connecting()
        .finally(() => clearTimeout(slow))
        .then((connection) => {
          if (this.#waiting.delete(reject)) resolve(connection);
          else release(connection);
        })
        .catch((error: unknown) => {
          this.#waiting.delete(reject);
          if (AWAY.has(codeOf(error) ?? "")) this.#open(error);
          else this.#suspect();
          reject(error);
        });
    });
  }

  /** Tries a connection now. @throws if the database is away */
  check(): Promise<void> {
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  /** Stops trying. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #suspect(): void {
    this.check().catch(() => undefined);
  }

  async #probe(): Promise<void> {
    try {
      await tryConnection(this.connection, PROBE_TIMEOUT_MS);
    } catch (error) {
      if (codeOf(error) !== TOO_MANY_CONNECTIONS) {
        this.#open(error);
        throw error;
      }
    }
    if (this.isOpen) this.log.info("the database is back");
    this.isOpen = false;
  }

  #open(error: unknown): void {
    if (!this.isOpen) this.log.error({ reason: reasonOf(error) }, "the database is away; calls fail at once");
    this.isOpen = true;
    for (const reject of this.#waiting) reject(new DatabaseAwayError());
    this.#waiting.clear();
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.#suspect(), PROBE_INTERVAL_MS).unref();
  }
}

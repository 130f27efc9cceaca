import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

const SYNC = "S".charCodeAt(0);
const EXTENDED = new Set([..."PBDECH"].map((letter) => letter.charCodeAt(0)));

/**
 * `-F` switches fsync off, so it goes; the wasm build knows only this way of syncing the log. The operating system's cache
 * serves as well as a large one of the engine's own, and the site is to fit into a small machine.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=32MB",
];

type Output = Parameters<PGlite["execProtocolRawStream"]>[1];

/**
 * The socket server gives way to other connections between any two messages unless the engine says that it is in a
 * transaction. But one statement is several messages (parse, bind, execute, sync), and the engine has one session: another
 * connection's parse in between would replace the statement. So a started statement counts as a transaction.
 */
export class GatedEngine extends PGlite {
  #statementOpen = false;

  constructor(
    options: PGliteOptions,
    private readonly onFatal: (error: unknown) => void,
  ) {
    super({ ...options, startParams: START_PARAMETERS });
  }

  override isInTransaction(): boolean {
    return this.#statementOpen || super.isInTransaction();
  }

  override async execProtocolRawStream(message: Uint8Array, output: Output): Promise<void> {
    const kind = message[0];
    this.#statementOpen = kind !== SYNC && kind !== undefined && EXTENDED.has(kind);
    try {
      await super.execProtocolRawStream(message, output);
    } catch (error) {
      // A PANIC or a trap: the engine can't go on, whatever the next message is.
      this.onFatal(error);
      throw error;
    }
  }

  /** The socket server calls this to roll back what a lost connection left open. */
  override async exec(...parameters: Parameters<PGlite["exec"]>): ReturnType<PGlite["exec"]> {
    this.#statementOpen = false;
    return super.exec(...parameters);
  }
}

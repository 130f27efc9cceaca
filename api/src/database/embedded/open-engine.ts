import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { DurableFs } from "./durable-fs";

/**
 * `-F` switches fsync off, so it is removed; the wasm build supports only this way of syncing the log. The buffers are
 * small, as the operating system's cache does the same and the site should fit into a small machine.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=32MB",
];

/** Opens the engine with the extension that the schema needs. An empty folder gets the archive's database, if given. */
export const openEngine = async (fs: DurableFs, archive?: Blob): Promise<PGlite> => {
  const engine = new PGlite({
    fs,
    extensions: { pg_trgm },
    startParams: START_PARAMETERS,
    ...(archive && { loadDataDir: archive }),
  });
  await engine.waitReady;
  return engine;
};

/**
 * The exit status by which the engine reports a failed statement. Any other error is a PANIC or a trap, after which it
 * can't continue.
 */
const STATEMENT_FAILED = 100;

const isStatementFailure = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error && error.status === STATEMENT_FAILED;

/**
 * Reports a fatal error of the engine. PGlite treats every error of the engine as a failed statement, and continues
 * with the next message even when the engine is dead.
 */
export const watchEngine = ({ Module: engine }: PGlite, onFatal: (error: unknown) => void): void => {
  const next = engine._PostgresMainLoopOnce;
  let isDead = false;
  engine._PostgresMainLoopOnce = () => {
    try {
      next();
    } catch (error) {
      if (!isDead && !isStatementFailure(error)) {
        isDead = true;
        onFatal(error);
      }
      throw error;
    }
  };
};

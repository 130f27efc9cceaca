import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { DurableFs } from "./durable-fs";

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

/** The engine on a folder, with what its schema needs. A folder that is empty gets the database of the archive, if given. */
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
 * How the engine reports a failed statement. Any other error is a PANIC or a trap, after which it can't continue.
 */
const STATEMENT_FAILED = 100;

const isStatementFailure = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error && error.status === STATEMENT_FAILED;

/**
 * Reports the engine's end. PGlite treats every error of the engine as a failed statement, and continues with the
 * next message even when the engine is dead.
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

import { reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import type { Spans } from "@promptfolio/server/tracing/spans";
import type { ClientConfig, Pool } from "pg";
import type { Logger } from "pino";
import type { ApiConfig } from "../config/config";
import { connectionFailure } from "../config/postgres-url";
import { backUpBeforeMigration } from "./backup/make-backup";
import { tryConnection } from "./circuit-breaker";
import { type Database, openPool } from "./database";
import type { EmbeddedEngine } from "./embedded/engine";
import { removeEngineAddress, writeEngineAddress } from "./embedded/engine-socket";
import { openEmbedded } from "./embedded/open-embedded";
import { startMaintenance } from "./maintenance";
import { migrateDatabase } from "./migrate";
import { assertSameDatabase } from "./same-database";
import { assertMoved } from "./unfinished-move";

/** The engine runs one statement at a time, so more connections wouldn't help. */
const EMBEDDED_CONNECTIONS = 8;

const CHECK_TIMEOUT_MS = 5_000;

export interface OpenDatabase {
  database: Database;
  pool: Pool;
  /** The embedded engine; undefined with PostgreSQL. */
  engine: EmbeddedEngine | undefined;
  /** Resolves if a new request could use the database. */
  check(): Promise<void>;
  /** Whether PostgreSQL can't be reached, so that calls fail at once. */
  isAway(): boolean;
  /** Runs a task now and every hour. */
  runHourly(name: string, task: () => Promise<unknown>): void;
  close(): Promise<void>;
}

interface DatabaseContext {
  log: Logger;
  /** If absent, no query is traced. */
  spans?: Spans | undefined;
}

const connect = async (
  connection: ClientConfig,
  maxConnections: number,
  { log, spans }: DatabaseContext,
  engine: EmbeddedEngine | undefined,
): Promise<OpenDatabase> => {
  const { database, pool, breaker } = openPool(connection, maxConnections, log, spans);
  try {
    await assertMoved(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const maintenance = startMaintenance(database, { embedded: engine !== undefined, log });
  return {
    database,
    pool,
    engine,
    check: () => (breaker ? breaker.check() : tryConnection(connection, CHECK_TIMEOUT_MS)),
    isAway: () => breaker?.isOpen ?? false,
    runHourly: maintenance.add,
    async close() {
      await maintenance.stop();
      await pool.end();
    },
  };
};

const connectEmbedded = async (
  dataDir: string,
  context: DatabaseContext,
  onProgress: (line: string) => void,
): Promise<OpenDatabase> => {
  const { engine, connection, close } = await openEmbedded(dataDir, context.log);
  try {
    await migrateDatabase(connection, {
      beforeMigration: async () => {
        const folder = await backUpBeforeMigration(dataDir, connection);
        onProgress(`The database's schema changes; a backup is in ${folder}`);
      },
    });
    const opened = await connect(connection, EMBEDDED_CONNECTIONS, context, engine);
    writeEngineAddress(dataDir, engine.socketFolder);
    return {
      ...opened,
      async close() {
        removeEngineAddress(dataDir);
        await opened.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};

const connectionTo = (connectionString: string | undefined): ClientConfig => ({
  connectionString,
  connectionTimeoutMillis: 10_000,
});

/** @throws OperatorError that names the setting whose database can't be used */
const withSetting = async <Result>(setting: string, use: () => Promise<Result>): Promise<Result> => {
  try {
    return await use();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The database of ${setting} can't be used: ${connectionFailure(error, setting)}.`,
      {
        cause: error,
      },
    );
  }
};

/**
 * Opens and migrates the database: PostgreSQL by `DATABASE_URL`, or else the embedded one in the data folder, which is
 * locked against other processes first.
 * @throws OperatorError
 */
export const openDatabase = async (
  config: ApiConfig,
  context: DatabaseContext,
  onProgress: (line: string) => void,
): Promise<OpenDatabase> => {
  if (config.databaseUrl !== undefined) {
    onProgress("Connecting to PostgreSQL");
    const connection = connectionTo(config.databaseUrl);
    const direct = connectionTo(config.databaseDirectUrl);
    const directly = config.databaseDirectUrl === config.databaseUrl ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
    await withSetting(directly, async () => {
      if (directly === "DATABASE_DIRECT_URL") await assertSameDatabase(direct, connection);
      await migrateDatabase(direct);
    });
    return withSetting("DATABASE_URL", () =>
      connect(connection, config.databaseConnections, context, undefined),
    );
  }
  onProgress("Opening the embedded database");
  try {
    return await connectEmbedded(config.dataDir, context, onProgress);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The embedded database in ${config.dataDir} can't be opened: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
};

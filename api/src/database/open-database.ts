import { randomInt } from "node:crypto";
import { reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import type { Spans } from "@promptfolio/server/tracing/spans";
import type { ClientConfig } from "pg";
import type { Logger } from "pino";
import type { ApiConfig } from "../config/config";
import { connectionFailure } from "../config/postgres-url";
import { backUpBeforeMigration } from "./backup/make-backup";
import { tryConnection } from "./circuit-breaker";
import { openPool } from "./database";
import { type EmbeddedEngine, openEmbedded } from "./embedded/engine";
import { removeEngineAddress, writeEngineAddress } from "./embedded/engine-socket";
import { startMaintenance } from "./maintenance";
import { migrateDatabase } from "./migrate";
import { assertMoved } from "./unfinished-move";
import { withClient } from "./with-client";

/** The engine runs one statement at a time, so more connections wouldn't help. */
const EMBEDDED_CONNECTIONS = 8;

const CHECK_TIMEOUT_MS = 5_000;

interface DatabaseContext {
  log: Logger;
  /** If absent, no query is traced. */
  spans?: Spans | undefined;
}

const connect = async (
  connection: ClientConfig,
  maxConnections: number,
  { log, spans }: DatabaseContext,
  engine?: EmbeddedEngine,
) => {
  const { database, pool, breaker } = openPool(connection, maxConnections, log, spans);
  try {
    await assertMoved(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const maintenance = startMaintenance(database, engine !== undefined, log);
  return {
    database,
    pool,
    /** Undefined with PostgreSQL. */
    engine,
    /** Resolves if a new request could use the database. */
    check: () => (breaker ? breaker.check() : tryConnection(connection, CHECK_TIMEOUT_MS)),
    /** Whether PostgreSQL can't be reached, so that calls fail at once. */
    isAway: () => breaker?.isOpen ?? false,
    runHourly: maintenance.runHourly,
    async close(): Promise<void> {
      await maintenance.stop();
      await pool.end();
    },
  };
};
export type OpenDatabase = Awaited<ReturnType<typeof connect>>;

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

const MAX_KEY = 2 ** 31;

/**
 * Takes a lock on `direct` and looks for it on `pooled`: only connections to the same database of the same server see it.
 * @throws OperatorError if they lead to different databases
 */
const assertSameDatabase = (direct: ClientConfig, pooled: ClientConfig): Promise<void> =>
  withClient(direct, async (client) => {
    const key = [randomInt(MAX_KEY)];
    await client.query("SELECT pg_advisory_lock($1)", key);
    const { rows } = await withClient(pooled, (other) =>
      other.query<{ free: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS free", key),
    );
    if (rows[0]?.free)
      throw new OperatorError(
        "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases; set both to the same database of the same server.",
      );
  });

/** @throws OperatorError with what `sentenceOf` says of another error */
const explained = async <Result>(use: () => Promise<Result>, sentenceOf: (error: unknown) => string) => {
  try {
    return await use();
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(sentenceOf(error), { cause: error });
  }
};

/** @throws OperatorError that names the setting whose database can't be used */
const withSetting = <Result>(setting: string, use: () => Promise<Result>): Promise<Result> =>
  explained(
    use,
    (error) => `The database of ${setting} can't be used: ${connectionFailure(error, setting)}.`,
  );

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
    return withSetting("DATABASE_URL", () => connect(connection, config.databaseConnections, context));
  }
  onProgress("Opening the embedded database");
  return explained(
    () => connectEmbedded(config.dataDir, context, onProgress),
    (error) => `The embedded database in ${config.dataDir} can't be opened: ${reasonOf(error)}.`,
  );
};

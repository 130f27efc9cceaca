import { rmSync } from "node:fs";
import { join } from "node:path";
import { reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import type { ClientConfig, Pool } from "pg";
import type { Logger } from "pino";
import type { ApiConfig } from "../config";
import { type Database, openPool } from "./database";
import { type EmbeddedEngine, startEngine } from "./embedded/engine";
import { removeEngineAddress, writeEngineAddress } from "./embedded/engine-address";
import { type FolderLock, lockFolder } from "./embedded/folder-lock";
import { startMaintenance } from "./maintenance";
import { migrateDatabase } from "./migrate";

/** More connections wouldn't help an engine that does one thing at a time. */
const EMBEDDED_CONNECTIONS = 8;

export interface OpenDatabase {
  database: Database;
  pool: Pool;
  /** The embedded engine; undefined with PostgreSQL. */
  engine: EmbeddedEngine | undefined;
  /** Does a task now, and every hour. */
  upkeep(name: string, task: () => Promise<unknown>): void;
  close(): Promise<void>;
}

async function connect(
  connection: ClientConfig,
  maxConnections: number,
  log: Logger,
  engine: EmbeddedEngine | undefined,
): Promise<OpenDatabase> {
  await migrateDatabase(connection);
  const { database, pool } = openPool(connection, maxConnections, log);
  const maintenance = startMaintenance(database, { embedded: engine !== undefined, log });
  return {
    database,
    pool,
    engine,
    upkeep: maintenance.add,
    async close() {
      await maintenance.stop();
      await pool.end();
      await engine?.stop();
    },
  };
}

/** The folder of the embedded database within the data folder. */
const databaseFolder = (dataDir: string): string => join(dataDir, "database");

async function openEmbedded(dataDir: string, lock: FolderLock, log: Logger): Promise<OpenDatabase> {
  const engine = await startEngine(databaseFolder(dataDir), log);
  try {
    const connection = { host: engine.socketFolder, user: "postgres", database: "postgres" };
    const opened = await connect(connection, EMBEDDED_CONNECTIONS, log, engine);
    writeEngineAddress(dataDir, engine.socketFolder);
    return {
      ...opened,
      async close() {
        removeEngineAddress(dataDir);
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

/**
 * Opens and migrates the database: PostgreSQL by `DATABASE_URL`, or else the embedded one in the data folder, which is
 * locked against other processes first.
 * @throws OperatorError
 */
export async function openDatabase(
  config: ApiConfig,
  log: Logger,
  onProgress: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    onProgress("Connecting to PostgreSQL");
    try {
      const connection = { connectionString: config.databaseUrl, connectionTimeoutMillis: 10_000 };
      return await connect(connection, config.databaseConnections, log, undefined);
    } catch (error) {
      throw new OperatorError(`The database of DATABASE_URL can't be used: ${reasonOf(error)}.`, {
        cause: error,
      });
    }
  }
  const lock = lockFolder(config.dataDir);
  try {
    removeEngineAddress(config.dataDir);
    rmSync(join(config.dataDir, "database.unfinished"), { recursive: true, force: true });
    onProgress("Opening the embedded database");
    return await openEmbedded(config.dataDir, lock, log);
  } catch (error) {
    lock.release();
    throw new OperatorError(
      `The embedded database in ${config.dataDir} can't be opened: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
}

import { setTimeout as wait } from "node:timers/promises";
import { causesOf, codeOf } from "@promptfolio/server/error-code";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Client, ClientConfig } from "pg";
import { resourcePath } from "../config/resource-path";
import { applySqlFunctions } from "./sql-functions";
import { withClient } from "./with-client";

/** An arbitrary number, the same in every instance, so that only one of them migrates at a time. */
const MIGRATION_LOCK = 7_204_291;

/** A migration that waits for a lock blocks all later queries on the table, so it gives up soon and tries again. */
const LOCK_TIMEOUT = "3s";
/** PostgreSQL's codes of a lock that wasn't free in time, and of two transactions that wait for each other. */
const LOCK_FAILURES = new Set(["55P03", "40P01"]);
const MAX_ATTEMPTS = 20;
const RETRY_DELAY_MS = 500;

/** Creation time of the latest migration applied to the database, in milliseconds; undefined for a new database. */
const latestApplied = async (client: Client): Promise<number | undefined> => {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS name",
  );
  if (!tables[0]?.name) return undefined;
  const { rows } = await client.query<{ at: string }>(
    "SELECT created_at AS at FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1",
  );
  return rows[0] && Number(rows[0].at);
};

const isLocked = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => LOCK_FAILURES.has(codeOf(cause) ?? ""));

/** Runs a change of the schema, which is one transaction, again if it can't get a lock. */
const retryWhileLocked = async (change: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await change();
      return;
    } catch (error) {
      if (!isLocked(error) || attempt === MAX_ATTEMPTS) throw error;
      await wait(RETRY_DELAY_MS);
    }
  }
};

export interface MigrationOptions {
  /** The folder of drizzle's migrations. */
  migrationsFolder?: string;
  /** The folder of the SQL functions. */
  functionsFolder?: string;
  /** Called before a database that isn't new is changed. */
  beforeMigration?: () => Promise<void>;
}

/**
 * Updates the database to this version's schema: first the migrations, which only ever add, then the SQL functions
 * whose files have changed. Each migration of a used database is a transaction of its own: together they would hold the locks of one while
 * they wait for those of another. Several instances may do so at once, beside those of the previous version
 * (docs/decisions/0022-expand-and-contract.md).
 */
export const migrateDatabase = (
  connection: ClientConfig,
  {
    migrationsFolder = resourcePath(import.meta.url, "./drizzle", "../drizzle", "../../drizzle"),
    functionsFolder = resourcePath(import.meta.url, "./functions", "../src/database/functions"),
    beforeMigration,
  }: MigrationOptions = {},
): Promise<void> =>
  withClient(connection, async (client) => {
    await client.query("SET client_min_messages = warning");
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      const migrations = readMigrationFiles({ migrationsFolder });
      const latest = Math.max(...migrations.map(({ folderMillis }) => folderMillis));
      const applied = await latestApplied(client);
      if (applied !== undefined && applied < latest) await beforeMigration?.();
      const dialect = new PgDialect();
      const session = new NodePgSession<Record<string, never>, Record<string, never>>(
        client,
        dialect,
        undefined,
      );
      await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
      const pending = migrations.filter(({ folderMillis }) => folderMillis > (applied ?? 0));
      // A new database, on which nothing else works yet, gets its schema whole or not at all.
      const steps = applied === undefined ? [pending] : pending.map((migration) => [migration]);
      for (const step of steps)
        await retryWhileLocked(() => dialect.migrate(step, session, { migrationsFolder }));
      // If a newer version has migrated the database, its functions must stay as they are.
      if ((applied ?? 0) <= latest) await retryWhileLocked(() => applySqlFunctions(client, functionsFolder));
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  });

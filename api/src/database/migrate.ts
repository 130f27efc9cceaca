import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig } from "pg";
import { resourcePath } from "../resource-path";
import { applySqlFunctions } from "./sql-functions";

/** Any number, the same in every instance: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_204_291;

/** Whether the database was migrated by a newer version, whose functions must stay as they are. */
const isNewer = async (client: Client, migrationsFolder: string): Promise<boolean> => {
  const latest = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  const { rows } = await client.query<{ at: string }>(
    "SELECT created_at AS at FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1",
  );
  return Number(rows[0]?.at ?? 0) > latest;
};

/**
 * Brings the database to this version's schema: migrations first, which only ever grow, then the SQL functions whose
 * files have changed. Several instances may do so at once.
 */
export const migrateDatabase = async (connection: ClientConfig): Promise<void> => {
  const migrationsFolder = resourcePath(import.meta.url, "./drizzle", "../drizzle", "../../drizzle");
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query("SET client_min_messages = warning");
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
      if (!(await isNewer(client, migrationsFolder))) {
        await applySqlFunctions(
          client,
          resourcePath(import.meta.url, "./functions", "../src/database/functions"),
        );
      }
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    await client.end();
  }
};

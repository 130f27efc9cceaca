import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig } from "pg";
import { resourcePath } from "../resource-path";

/** Any number, the same in every instance: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_204_291;

/** Brings the database to this version's schema. Several instances may do so at once. */
export async function migrateDatabase(connection: ClientConfig): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query("SET client_min_messages = warning");
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      await migrate(drizzle(client), {
        migrationsFolder: resourcePath(import.meta.url, "./drizzle", "../drizzle", "../../drizzle"),
      });
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    await client.end();
  }
}

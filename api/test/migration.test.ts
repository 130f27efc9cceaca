import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type ClientConfig } from "pg";
import { pino } from "pino";
import { backUpBeforeMigration } from "../src/database/backup/make-backup";
import { restoreBackup } from "../src/database/backup/restore-backup";
import { openEmbedded } from "../src/database/embedded/engine";
import { type MigrationOptions, migrateDatabase } from "../src/database/migrate";
import { withClient } from "../src/database/with-client";
import { createDatabase, ENGINES, type Engine, testWithPostgres } from "./databases";

const DRIZZLE = join(import.meta.dirname, "../drizzle");
const log = pino({ level: "silent" });

interface JournalEntry {
  idx: number;
  version: string;
  when: number;
  tag: string;
  breakpoints: boolean;
}

/** A copy of the migrations' folder with another journal: drizzle runs the migrations that it lists. */
const copyMigrations = (entriesOf: (entries: JournalEntry[]) => JournalEntry[]): string => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-migrations-"));
  cpSync(DRIZZLE, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, JSON.stringify({ ...journal, entries: entriesOf(journal.entries) }));
  return folder;
};

/** A folder of the migrations and a migration with each of these texts, as a future version would have. */
const nextVersion = (...texts: string[]): string => {
  const next = texts.map((_, index) => ({ when: 9_999_999_999_990 + index, tag: `999${index}_next` }));
  const folder = copyMigrations((entries) => [
    ...entries,
    ...next.map((entry, index) => ({
      idx: entries.length + index,
      version: "7",
      breakpoints: true,
      ...entry,
    })),
  ]);
  for (const [index, { tag }] of next.entries())
    writeFileSync(join(folder, `${tag}.sql`), texts[index] ?? "");
  return folder;
};

/** A folder of the migrations up to this one, as an earlier version had. */
const versionUpTo = (last: string): string =>
  copyMigrations((entries) => entries.filter(({ tag }) => tag.slice(0, 4) <= last));

const query = async (connection: ClientConfig, text: string) =>
  (await withClient(connection, (client) => client.query(text))).rows;

const COLUMNS =
  "SELECT FROM information_schema.columns WHERE table_name = 'settings' AND column_name = 'next'";

test("backs up the embedded database before a migration, and can restore it", async () => {
  const { dataDir, remove } = await createDatabase("embedded");
  const migrationsFolder = nextVersion("ALTER TABLE settings ADD COLUMN next integer;");
  const engine = await openEmbedded(dataDir, log);
  const backups: string[] = [];
  // By their names, the clock has gone back since they were made.
  const earlier = ["2999-01-01", "2999-01-02"].map((day) => join(dataDir, `backups/before-migration-${day}`));
  for (const folder of earlier) mkdirSync(folder, { recursive: true });
  const options = {
    migrationsFolder,
    beforeMigration: async () => {
      backups.push(await backUpBeforeMigration(dataDir, engine.connection));
    },
  };
  await migrateDatabase(engine.connection, options);
  await migrateDatabase(engine.connection, options);
  expect(await query(engine.connection, COLUMNS)).toHaveLength(1);
  await engine.close();
  expect(backups).toHaveLength(1);
  const stored = readdirSync(join(dataDir, "backups")).map((name) => join(dataDir, "backups", name));
  expect(stored).toEqual([...backups, earlier[1]]);

  await restoreBackup(backups[0] ?? "", dataDir);
  const before = await openEmbedded(dataDir, log);
  expect(await query(before.connection, COLUMNS)).toHaveLength(0);
  await before.close();
  rmSync(migrationsFolder, { recursive: true });
  await remove();
});

/** A folder with one file of SQL functions that hasn't been applied. */
const changedFunction = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-functions-"));
  writeFileSync(join(folder, "changed.sql"), text);
  return folder;
};

type Folders = Pick<MigrationOptions, "migrationsFolder" | "functionsFolder">;

/** Migrates beside a transaction, and calls `meanwhile` when the migration waits for the lock of a table. */
const migrateBeside = async (
  { options, table, begin }: { options: Folders; table: string; begin: string },
  meanwhile: (reader: Client, connection: ClientConfig) => Promise<void>,
): Promise<void> => {
  const { env, remove } = await createDatabase("PostgreSQL");
  const connection = { connectionString: env["DATABASE_URL"] };
  await migrateDatabase(connection);
  const reader = new Client(connection);
  await reader.connect();
  await reader.query(begin);
  const migration = migrateDatabase(connection, options);
  const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%ALTER TABLE ${table}%'`;
  while ((await query(connection, waiting)).length === 0);
  await meanwhile(reader, connection);
  await migration;
  expect(await query(connection, COLUMNS)).toHaveLength(1);
  await reader.end();
  for (const folder of Object.values(options)) rmSync(folder, { recursive: true });
  await remove();
};

const ADD_COLUMN = "ALTER TABLE settings ADD COLUMN next integer;";
const ADD_COLUMN_TO_PROMPTS = "ALTER TABLE prompts ADD COLUMN next integer;";

testWithPostgres("lets other queries pass while a migration waits for its lock, and then completes it", () =>
  migrateBeside(
    {
      options: { migrationsFolder: nextVersion(ADD_COLUMN) },
      table: "settings",
      begin: "BEGIN; SELECT FROM settings",
    },
    async (reader, connection) => {
      // Queues behind the migration's lock request; without its timeout, this query would wait for the reader to end.
      await query(connection, "SELECT FROM settings");
      await reader.query("COMMIT");
    },
  ),
);

/** Migrates beside a transaction that waits for the migration, as the migration waits for it. */
const migrateInDeadlock = (options: Folders): Promise<void> =>
  // PostgreSQL ends the transaction that finds the deadlock first.
  migrateBeside(
    { options, table: "prompts", begin: "SET deadlock_timeout = '1min'; BEGIN; SELECT FROM prompts" },
    async (reader) => void (await reader.query("SELECT FROM settings; COMMIT")),
  );

testWithPostgres("holds no lock of a migration while the next one waits for its own", () =>
  migrateBeside(
    {
      options: { migrationsFolder: nextVersion(ADD_COLUMN, ADD_COLUMN_TO_PROMPTS) },
      table: "prompts",
      begin: "BEGIN; SELECT FROM prompts",
    },
    async (reader) => void (await reader.query("LOCK TABLE settings IN ROW EXCLUSIVE MODE NOWAIT; COMMIT")),
  ),
);

testWithPostgres("begins again after a deadlock with a query of the previous version", () =>
  migrateInDeadlock({
    migrationsFolder: nextVersion(`${ADD_COLUMN}--> statement-breakpoint\n${ADD_COLUMN_TO_PROMPTS}`),
  }),
);

// The files of functions also replace triggers, which needs a lock of their table.
testWithPostgres(
  "begins again with the functions after a deadlock with a query of the previous version",
  () => migrateInDeadlock({ functionsFolder: changedFunction(`${ADD_COLUMN}\n${ADD_COLUMN_TO_PROMPTS}`) }),
);

testWithPostgres("waits for no lock that a reveal holds while it waits for the migration's", async () => {
  const { env, remove } = await createDatabase("PostgreSQL");
  const connection = { connectionString: env["DATABASE_URL"] };
  const migrationsFolder = versionUpTo("0008");
  await migrateDatabase(connection, { migrationsFolder });
  const reveal = new Client(connection);
  await reveal.connect();
  await reveal.query("BEGIN; LOCK TABLE reveals IN ROW EXCLUSIVE MODE");
  await migrateDatabase(connection);
  await reveal.query("LOCK TABLE image_counters IN ROW EXCLUSIVE MODE; COMMIT");
  await reveal.end();
  rmSync(migrationsFolder, { recursive: true });
  await remove();
});

/** Changes that break the previous version, which runs beside this one during an upgrade. */
const CONTRACTING =
  /\bDROP\s+(TABLE|COLUMN|CONSTRAINT|TYPE)\b|\bRENAME\b|\bSET\s+DATA\s+TYPE\b|\bSET\s+NOT\s+NULL\b|\bTRUNCATE\b/i;
/** The last migration before the first version that upgrades without downtime. */
const LAST_WITH_A_STOP = "0004";

test("only adds to the schema, except in contract migrations", () => {
  const files = readdirSync(DRIZZLE).filter(
    (name) => name.endsWith(".sql") && name.slice(0, 4) > LAST_WITH_A_STOP,
  );
  const wrong = files.filter(
    (name) => !name.includes("_contract_") && CONTRACTING.test(readFileSync(join(DRIZZLE, name), "utf8")),
  );
  expect(wrong).toEqual([]);
});

test("keeps each function in its own file, which no new migration overrides", () => {
  const definitions = readdirSync(DRIZZLE)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .flatMap((migration) => {
      const text = readFileSync(join(DRIZZLE, migration), "utf8");
      return [...text.matchAll(/\bCREATE (?:OR REPLACE )?FUNCTION (\w+)/gi)].map(([, name = ""]) => ({
        name,
        migration: migration.slice(0, 4),
      }));
    });
  const again = definitions.filter(
    ({ name, migration }) => definitions.find((first) => first.name === name)?.migration !== migration,
  );
  // A file that hasn't changed is not applied after a migration that replaces its function.
  expect(again).toEqual([{ name: "count_event_of_day", migration: "0008" }]);
  const folder = join(import.meta.dirname, "../src/database/functions");
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  // A migration may create a function that a trigger needs before the function's file is applied. Later changes are
  // made in that file.
  const withoutFile = definitions.filter(
    ({ name }) => !files.some((text) => text.includes(`CREATE OR REPLACE FUNCTION ${name}(`)),
  );
  expect(withoutFile).toEqual([]);
});

/** A database as an earlier version left it, without the functions of this one. */
const openAsOf = async (engine: Engine, last: string) => {
  const { env, dataDir, remove } = await createDatabase(engine);
  const embedded = engine === "embedded" ? await openEmbedded(dataDir, log) : undefined;
  const connection = embedded?.connection ?? { connectionString: env["DATABASE_URL"] };
  await query(
    connection,
    "DROP SCHEMA IF EXISTS drizzle CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public",
  );
  const migrationsFolder = versionUpTo(last);
  const functionsFolder = mkdtempSync(join(tmpdir(), "promptfolio-functions-"));
  await migrateDatabase(connection, { migrationsFolder, functionsFolder });
  for (const folder of [migrationsFolder, functionsFolder]) rmSync(folder, { recursive: true });
  return {
    connection,
    async close() {
      await embedded?.close();
      await remove();
    },
  };
};

test.each(ENGINES)("starts daily sums with the existing events and totals, on %s", async (engine) => {
  const { connection, close } = await openAsOf(engine, "0006");
  // Events of a day that was summed up already and isn't again, of a day that wasn't, and of today.
  await query(
    connection,
    `INSERT INTO daily_totals VALUES (current_date - 9, 90, 9, 0, 0);
     INSERT INTO events (day, kind, image_id, guest_id)
       SELECT current_date - days, 'view', 'image', 'guest' || n
       FROM generate_series(1, 3) n, unnest(ARRAY[9, 8, 0]) days`,
  );
  await migrateDatabase(connection);
  await query(
    connection,
    "INSERT INTO events (day, kind, image_id, guest_id) VALUES (current_date, 'copy', 'image', 'guest')",
  );
  expect(
    await query(
      connection,
      `SELECT current_date - day AS days, sum(views)::integer AS views, sum(downloads)::integer AS downloads,
         sum(copies)::integer AS copies FROM daily_counts GROUP BY day ORDER BY day`,
    ),
  ).toEqual([
    { days: 9, views: 90, downloads: 9, copies: 0 },
    { days: 8, views: 3, downloads: 0, copies: 0 },
    { days: 0, views: 3, downloads: 0, copies: 1 },
  ]);
  await close();
});

test.each(ENGINES)(
  "starts the sums of categories and users with the existing ones, on %s",
  async (engine) => {
    const { connection, close } = await openAsOf(engine, "0007");
    await query(
      connection,
      `INSERT INTO images (id, title, alt, category, tag, theme, width, height, thumbhash, content_hash, original_key)
       SELECT 'image000000000000000' || n, 'T', 'A', 'Category ' || n % 2, 'T', 'T', 1, 1, '', '', '' FROM generate_series(1, 3) n;
     INSERT INTO image_counters (image_id, views, downloads) SELECT id, 10, 1 FROM images;
     INSERT INTO users (id, name, email, email_key, password_hash, role, daily_limit, last_active_at)
       SELECT 'user' || n, 'N', n, n, '', CASE n WHEN 1 THEN 'admin' ELSE 'user' END, 5, now() - (n % 2) * interval '2 days'
       FROM generate_series(1, 5) n`,
    );
    await migrateDatabase(connection);
    expect(
      await query(
        connection,
        "SELECT name, views::integer, downloads::integer FROM categories ORDER BY name",
      ),
    ).toEqual([
      { name: "Category 0", views: 10, downloads: 1 },
      { name: "Category 1", views: 20, downloads: 2 },
    ]);
    const sums =
      "SELECT sum(users)::integer AS users, sum(active_users)::integer AS active FROM daily_counts";
    expect(await query(connection, sums)).toEqual([{ users: 4, active: 2 }]);
    await close();
  },
);

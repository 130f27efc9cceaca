import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { OperatorError } from "@promptfolio/server/operator-error";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { type Client, type ClientConfig, escapeIdentifier } from "pg";
import { APPLICATION_NAME } from "../database/embedded/engine-socket";
import { migrateDatabase } from "../database/migrate";
import * as schema from "../database/schema";
import { assertMoved, isUnfinished, markUnfinished } from "../database/unfinished-move";
import { withClient } from "../database/with-client";

/** The database names of all tables of the schema; a table comes after the tables that it references. */
export const tableNames = (): string[] => {
  const ordered = new Set<string>();
  const add = (table: PgTable): void => {
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    ordered.add(getTableName(table));
  };
  for (const value of Object.values(schema)) if (is(value, PgTable)) add(value);
  return [...ordered];
};

/** Moved last: copying its rows removes the mark of the unfinished move. */
const LAST_TABLE = "metadata";

/** Tables that aren't empty after the first start of a site without a demo. */
const FILLED_AT_START = ["settings", LAST_TABLE];

/** An arbitrary number, so that only one move to a database runs at a time. */
const MOVE_LOCK = 7_204_292;

const inOrder = (): string[] => [...tableNames().filter((name) => name !== LAST_TABLE), LAST_TABLE];

/** Makes the same rows have the same text on both sides. */
const SAME_TEXT = "SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET extra_float_digits = 1";

const within = <Result>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> =>
  withClient({ ...connection, application_name: `${APPLICATION_NAME}-move` }, async (client) => {
    await client.query(SAME_TEXT);
    return work(client);
  });

const listOf = (columns: readonly string[]): string => columns.map(escapeIdentifier).join(", ");

/** A table that both sides have: the columns that hold data, and the sequences that number its rows. */
const readTable = async (client: Client, name: string) => {
  const { rows } = await client.query<{ column: string; sequence: string | null }>(
    `SELECT column_name AS column, pg_get_serial_sequence(quote_ident($1), column_name) AS sequence
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY column_name`,
    [name],
  );
  return {
    name,
    columns: rows.map(({ column }) => column),
    sequences: rows.flatMap(({ sequence }) => sequence ?? []),
  };
};
type Table = Awaited<ReturnType<typeof readTable>>;

/**
 * A table's contents, regardless of the order of the rows. Adds up the first 60 bits of each row's SHA-256: equal for the
 * same rows in any order, duplicates included.
 */
const readContents = async (client: Client, { name, columns }: Table) => {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `SELECT count(*) AS rows, coalesce(sum(('x' || substr(encode(sha256(convert_to(
       ROW(${listOf(columns)})::text, 'UTF8')), 'hex'), 1, 15))::bit(60)::bigint), 0) AS checksum
     FROM ${escapeIdentifier(name)}`,
  );
  const [found] = rows;
  if (!found) throw new Error("A count returned no row");
  return { rows: Number(found.rows), checksum: found.checksum };
};

/** Rows per batch: some megabytes. */
const BATCH = 2_000;

/** Must be called within a transaction of `source` and one of `target`. */
const copyRows = async (source: Client, target: Client, table: Table): Promise<void> => {
  const name = escapeIdentifier(table.name);
  const columns = listOf(table.columns);
  await source.query(
    `DECLARE moved_rows NO SCROLL CURSOR FOR SELECT to_json(r)::text AS json FROM (SELECT ${columns} FROM ${name}) r`,
  );
  for (;;) {
    const { rows } = await source.query<{ json: string }>(`FETCH ${BATCH} FROM moved_rows`);
    if (rows.length === 0) break;
    await target.query(
      `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $1::json)`,
      [`[${rows.map(({ json }) => json).join(",")}]`],
    );
  }
  await source.query("CLOSE moved_rows");
};

/** Sets the target's sequences to continue where the source's are. */
const copySequences = async (source: Client, target: Client, { sequences }: Table): Promise<void> => {
  for (const sequence of sequences) {
    const { rows } = await source.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value, is_called FROM ${sequence}`,
    );
    const [state] = rows;
    await target.query("SELECT setval($1::regclass, $2, $3)", [
      sequence,
      state?.last_value,
      state?.is_called,
    ]);
  }
};

const CLOSING_MS = 3_000;

/** @throws OperatorError while a site has the database open: its writes would not be moved */
const assertUnused = async (source: Client): Promise<void> => {
  for (let waited = 0; ; waited += 100) {
    const { rowCount } = await source.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
      [APPLICATION_NAME],
    );
    if (rowCount === 0) return;
    // Connections of a site that has just stopped take a moment to close.
    if (waited < CLOSING_MS) await wait(100);
    else
      throw new OperatorError(
        `A site still has ${rowCount} connections to the database; stop all sites first.`,
      );
  }
};

/** @throws OperatorError if the database contains anything but an earlier part of a move */
const claimTarget = async (target: Client): Promise<void> => {
  const { rows } = await target.query<{ locked: boolean }>("SELECT pg_try_advisory_lock($1) AS locked", [
    MOVE_LOCK,
  ]);
  if (!rows[0]?.locked) throw new OperatorError("Another move to this database is under way.");
  if (await isUnfinished(target)) return;
  for (const name of inOrder().filter((table) => !FILLED_AT_START.includes(table))) {
    const { rowCount } = await target.query(`SELECT FROM ${escapeIdentifier(name)} LIMIT 1`);
    if (rowCount !== 0)
      throw new OperatorError(`The target holds data already (${name}); name an empty database.`);
  }
  await markUnfinished(target);
};

/**
 * Moves one table in one transaction: either all of it or nothing. A table that already has the same contents isn't
 * copied, so that an interrupted move continues where it stopped.
 * @returns how many rows it has
 */
const moveTable = async (
  source: Client,
  target: Client,
  name: string,
  onProgress: (line: string) => void,
): Promise<number> => {
  const table = await readTable(source, name);
  const wanted = await readContents(source, table);
  const started = performance.now();
  const isThere = isDeepStrictEqual(wanted, await readContents(target, table));
  if (!isThere) {
    await target.query("BEGIN");
    try {
      await target.query(`TRUNCATE ${escapeIdentifier(name)} CASCADE`);
      // Triggers would count what is counted already, and send notifications that no instance receives.
      await target.query(`ALTER TABLE ${escapeIdentifier(name)} DISABLE TRIGGER USER`);
      await copyRows(source, target, table);
      await target.query(`ALTER TABLE ${escapeIdentifier(name)} ENABLE TRIGGER USER`);
      if (!isDeepStrictEqual(wanted, await readContents(target, table)))
        throw new OperatorError(`${name} differs from its source after copying; nothing of it is left.`);
      await target.query("COMMIT");
    } catch (error) {
      await target.query("ROLLBACK");
      throw error;
    }
  }
  await copySequences(source, target, table);
  const outcome = isThere ? "agrees already" : `${((performance.now() - started) / 1000).toFixed(1)} s`;
  onProgress(`${name.padEnd(24)}${String(wanted.rows).padStart(9)} rows  ${outcome}`);
  return wanted.rows;
};

/**
 * Moves everything from one database to another, empty one, after both are updated to this version's schema. The source
 * is read in one snapshot, and its data isn't changed.
 * @returns how many tables and rows were moved
 * @throws OperatorError
 */
export const moveDatabase = async (
  source: ClientConfig,
  target: ClientConfig,
  onProgress: (line: string) => void,
): Promise<{ tables: number; rows: number }> => {
  for (const connection of [source, target]) await migrateDatabase(connection);
  return within(source, (from) =>
    within(target, async (to) => {
      await assertMoved(from);
      await assertUnused(from);
      await claimTarget(to);
      await from.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      const names = inOrder();
      let rows = 0;
      for (const name of names) rows += await moveTable(from, to, name, onProgress);
      await from.query("COMMIT");
      await to.query("ANALYZE");
      return { tables: names.length, rows };
    }),
  );
};

import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { type ClientBase, escapeIdentifier } from "pg";
import * as schema from "../database/schema";

const tables: readonly PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));

const referencedBy = (table: PgTable): string[] =>
  getTableConfig(table)
    .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
    .filter((name) => name !== getTableName(table));

/** The database names of all tables of the schema; a table comes after the tables that it references. */
export const tableNames = (): string[] => {
  const ordered = new Set<string>();
  const add = (table: PgTable) => {
    const references = referencedBy(table);
    for (const other of tables) if (references.includes(getTableName(other))) add(other);
    ordered.add(getTableName(table));
  };
  for (const table of tables) add(table);
  return [...ordered];
};

const ident = escapeIdentifier;
const listOf = (columns: readonly string[]): string => columns.map(ident).join(", ");

/** A table that both sides have: the columns that hold data, and the sequences that number its rows. */
export const readTable = async (client: ClientBase, name: string) => {
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
export const readContents = async (client: ClientBase, { name, columns }: Table) => {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `SELECT count(*) AS rows, coalesce(sum(('x' || substr(encode(sha256(convert_to(
       ROW(${listOf(columns)})::text, 'UTF8')), 'hex'), 1, 15))::bit(60)::bigint), 0) AS checksum
     FROM ${ident(name)}`,
  );
  const [found] = rows;
  if (!found) throw new Error("A count returned no row");
  return { rows: Number(found.rows), checksum: found.checksum };
};

/** Rows per batch: some megabytes. */
const BATCH = 2_000;

/** Must be called within a transaction of `source` and one of `target`. */
export const copyRows = async (source: ClientBase, target: ClientBase, table: Table): Promise<void> => {
  const name = ident(table.name);
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
export const copySequences = async (
  source: ClientBase,
  target: ClientBase,
  { sequences }: Table,
): Promise<void> => {
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

import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema";

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

import type { ExtractTablesWithRelations, SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgTransaction } from "drizzle-orm/node-postgres";
import { type ClientConfig, Pool } from "pg";
import type { Logger } from "pino";
import * as schema from "./schema";

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;
export type Queryable = Database | Transaction;

/** Longer than any query of a request should take, in milliseconds. */
const QUERY_TIMEOUT = 15_000;
const CONNECT_TIMEOUT = 5_000;

export interface Connections {
  database: Database;
  pool: Pool;
}

export function openPool(connection: ClientConfig, most: number, log: Logger): Connections {
  const pool = new Pool({
    ...connection,
    max: most,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    statement_timeout: QUERY_TIMEOUT,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT,
    application_name: "promptfolio",
  });
  // A connection that breaks while idle; the next query opens another one.
  pool.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
  return { pool, database: drizzle(pool, { schema, casing: "snake_case" }) };
}

/** The rows of a query that is written in SQL; `Row` is what its author promises. */
export async function rows<Row>(database: Queryable, query: SQL): Promise<Row[]> {
  const result = await database.execute(query);
  return result.rows as Row[];
}

/** The first row, for queries that always answer one. */
export async function row<Row>(database: Queryable, query: SQL): Promise<Row> {
  const [first] = await rows<Row>(database, query);
  if (first === undefined) throw new Error("The query answered no row");
  return first;
}

import { createHash } from "node:crypto";
import type { Spans } from "@promptfolio/server/tracing/spans";
import { DrizzleQueryError, type ExtractTablesWithRelations, type SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { ClientBase, ClientConfig, Pool } from "pg";
import type { Logger } from "pino";
import { CircuitBreaker } from "./circuit-breaker";
import { APPLICATION_NAME } from "./embedded/engine-socket";
import { LimitedPool } from "./limited-pool";
import * as schema from "./schema";
import { traceQueries } from "./trace-queries";

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;
export type Queryable = Database | Transaction;

/** Longer than any request's query should take. */
const QUERY_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;

const OPTIONS = { schema, casing: "snake_case" } as const;

/**
 * Runs a transaction on a connection of the pool. drizzle would never return a connection whose BEGIN failed, until none
 * is left, and would return one whose ROLLBACK failed; here a connection on which a statement failed is closed.
 */
const inTransaction = async <Result>(
  pool: Pool,
  run: (database: Pick<Database, "transaction">) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await run(drizzle(client, OPTIONS));
  } catch (error) {
    isBroken = error instanceof DrizzleQueryError;
    throw error;
  } finally {
    client.release(isBroken);
  }
};

/** PostgreSQL's default cost is a hard disk's: it makes reading half a table look cheaper than a search's index. */
const preferIndexes = (client: ClientBase) => client.query("SET random_page_cost = 1.1");

/** @param spans traces each query; if absent, queries aren't traced */
export const openPool = (connection: ClientConfig, maxConnections: number, log: Logger, spans?: Spans) => {
  // The embedded engine needs none: it is restarted by this process.
  const breaker = connection.connectionString ? new CircuitBreaker(connection, log) : undefined;
  const settings = {
    ...connection,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
    application_name: APPLICATION_NAME,
    ...(breaker && { onConnect: preferIndexes }),
  };
  const pool = new LimitedPool(settings, breaker);
  // An idle connection broke; the next query opens another one.
  pool.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
  const client = spans ? traceQueries(pool, spans) : pool;
  const database = drizzle(client, OPTIONS);
  database.transaction = (work, config) => inTransaction(client, (own) => own.transaction(work, config));
  return { pool, database, breaker };
};

/** The rows of a query that is written in SQL. The caller must make sure that `Row` matches it. */
export const rows = async <Row>(database: Queryable, query: SQL): Promise<Row[]> => {
  const result = await database.execute(query);
  return result.rows as Row[];
};

const firstOf = <Row>([first]: readonly Row[]): Row => {
  if (first === undefined) throw new Error("The query returned no row");
  return first;
};

/** The first row, for queries that always return one. */
export const row = async <Row>(database: Queryable, query: SQL): Promise<Row> =>
  firstOf(await rows<Row>(database, query));

const dialect = new PgDialect();
/** One name for each distinct prepared statement, some hundreds. */
const names = new Map<string, string>();

/** The name of a prepared statement: the same text has the same name on every connection. */
const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
};

/**
 * Like `rows`, for frequent statements: each connection parses and plans them once. Not for statements whose best plan
 * depends on their parameters, such as searches.
 */
export const preparedRows = async <Row>(database: Database, query: SQL): Promise<Row[]> => {
  const built = dialect.sqlToQuery(query);
  const { session } = database._;
  type Result = PreparedQueryConfig & { execute: { rows: Row[] } };
  const prepared = session.prepareQuery<Result>(built, undefined, nameOf(built.sql), false);
  return (await prepared.execute()).rows;
};

/** A query built with the query builder, with `sql.placeholder` for its values. */
export interface BuiltQuery<Result> {
  toSQL(): { sql: string };
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

export type Values = Readonly<Record<string, unknown>>;
export type Statement<Result> = (database: Queryable, values?: Values) => Promise<Result>;

/**
 * A query that is built once with the query builder, and prepared (parsed and planned) once per connection. Not for
 * queries whose best plan depends on their values, such as searches.
 */
export const statement = <Result>(build: (database: Queryable) => BuiltQuery<Result>): Statement<Result> => {
  const built = new WeakMap<Queryable, ReturnType<BuiltQuery<Result>["prepare"]>>();
  return (database, values) => {
    let query = built.get(database);
    if (!query) {
      const fresh = build(database);
      query = fresh.prepare(nameOf(fresh.toSQL().sql));
      built.set(database, query);
    }
    return query.execute(values);
  };
};

/** A set of statements that differ in their shape, such as which conditions they have; each shape is built once. */
export const statements = <Result>() => {
  const known = new Map<string, Statement<Result>>();
  return (shape: string, build: (database: Queryable) => BuiltQuery<Result>): Statement<Result> => {
    const found = known.get(shape) ?? statement(build);
    known.set(shape, found);
    return found;
  };
};

/** The first row of a prepared statement that always returns one. */
export const preparedRow = async <Row>(database: Database, query: SQL): Promise<Row> =>
  firstOf(await preparedRows<Row>(database, query));

import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { OperatorError } from "@promptfolio/server/operator-error";
import { type Client, type ClientConfig, escapeIdentifier } from "pg";
import { APPLICATION_NAME } from "../database/embedded/engine-socket";
import { migrateDatabase } from "../database/migrate";
import { assertMoved, isUnfinished, markUnfinished } from "../database/unfinished-move";
import { withClient } from "../database/with-client";
import { copyRows, copySequences, readContents, readTable, tableNames } from "./table";

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

const CLOSING_MS = 3_000;

/** @throws OperatorError while a site has the database open: its writes would not be moved */
const assertUnused = async (source: Client): Promise<void> => {
  const countSites = async (): Promise<number> => {
    const { rows } = await source.query<{ count: string }>(
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
      [APPLICATION_NAME],
    );
    return Number(rows[0]?.count ?? 0);
  };
  // Connections of a site that has just stopped take a moment to close.
  for (let waited = 0; waited < CLOSING_MS && (await countSites()) > 0; waited += 100) await wait(100);
  const count = await countSites();
  if (count > 0)
    throw new OperatorError(`A site still has ${count} connections to the database; stop all sites first.`);
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

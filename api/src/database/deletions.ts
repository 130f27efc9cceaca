import { and, eq, getTableColumns, getTableName, inArray, lt, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Database, type Queryable, rows, type Transaction } from "./database";
import {
  accountGuests,
  deletions,
  events,
  imageCounters,
  images,
  passkeys,
  pendingFileDeletions,
  prompts,
  recoveryCodes,
  reveals,
  users,
} from "./schema";

export type DeletionKind = typeof deletions.$inferSelect.kind;

/** The tables whose rows are restored, in the order of their references, with the column that has the subject's id. */
const TABLES: Readonly<Record<DeletionKind, readonly (readonly [PgTable, string])[]>> = {
  image: [
    [images, "id"],
    [prompts, "image_id"],
    [imageCounters, "image_id"],
  ],
  user: [
    [users, "id"],
    [passkeys, "user_id"],
    [recoveryCodes, "user_id"],
    [accountGuests, "user_id"],
  ],
};
const NAME = { image: "title", user: "name" } as const;

interface Subject {
  id: string;
  name: string;
}

/**
 * Deletes images or users, and keeps their rows so that they can be restored. Rows that only refer to them, such as events,
 * stay until they are erased.
 * @param batch what is deleted together, restored together, and named by the id of a single one
 * @returns what was deleted
 */
export const deleteForNow = async (
  transaction: Transaction,
  kind: DeletionKind,
  ids: readonly string[],
  { batch, actor }: { batch: string; actor: { email: string } },
): Promise<Subject[]> => {
  const tables = TABLES[kind];
  const root = sql.identifier(kind === "image" ? getTableName(images) : getTableName(users));
  const data = tables.map(([table, column]) => {
    const name = getTableName(table);
    const found = sql`SELECT jsonb_agg(to_jsonb(part)) FROM ${table} part WHERE part.${sql.identifier(column)} = subject.id`;
    return sql`${name}::text, (${found})`;
  });
  const wanted = sql`subject.id = ANY(${sql.param([...ids])}::text[]) ${kind === "user" ? sql`AND subject.role = 'user'` : sql``}`;
  const deleted = await rows<Subject>(
    transaction,
    sql`INSERT INTO ${deletions} (id, kind, batch, name, actor, data)
        SELECT subject.id, ${kind}, ${batch}, subject.${sql.identifier(NAME[kind])}, ${actor.email}, jsonb_build_object(${sql.join(data, sql`, `)})
        FROM ${root} subject WHERE ${wanted}
        RETURNING id, name`,
  );
  await transaction.execute(sql`DELETE FROM ${root} subject WHERE ${wanted}`);
  return deleted;
};

const insertAgain = async (transaction: Transaction, batch: string, table: PgTable, stored: object) => {
  // Columns that a later version added have their defaults.
  const columns = Object.entries(getTableColumns(table))
    .filter(([, column]) => column.generated === undefined)
    .map(([key]) => toSnakeCase(key))
    .filter((name) => name in stored)
    .map((name) => sql.identifier(name));
  const names = sql.join(columns, sql`, `);
  const values = sql.join(
    columns.map((column) => sql`part.${column}`),
    sql`, `,
  );
  await transaction.execute(
    sql`INSERT INTO ${table} (${names}) SELECT ${values}
        FROM ${deletions} deletion, jsonb_populate_recordset(NULL::${table}, deletion.data -> ${getTableName(table)}::text) part
        WHERE deletion.batch = ${batch}`,
  );
};

/** Restores what was deleted together. @returns the kind and the subjects; undefined if there is nothing to restore */
export const restoreDeletion = async (
  transaction: Transaction,
  batch: string,
): Promise<{ kind: DeletionKind; subjects: Subject[] } | undefined> => {
  const { id, name, kind, data } = deletions;
  const isOfBatch = eq(deletions.batch, batch);
  const found = await transaction.select({ id, name, kind }).from(deletions).where(isOfBatch).for("update");
  const [first] = await transaction.select({ kind, data }).from(deletions).where(isOfBatch).limit(1);
  if (!first) return undefined;
  for (const [table] of TABLES[first.kind]) {
    const [stored] = first.data[getTableName(table)] ?? [];
    if (stored) await insertAgain(transaction, batch, table, stored);
  }
  await transaction.delete(deletions).where(isOfBatch);
  return { kind: first.kind, subjects: found };
};

/** Whether an account has been made with the email of a deleted user. */
export const isEmailTaken = async (database: Queryable, batch: string): Promise<boolean> => {
  const taken = await database
    .select({ id: users.id })
    .from(users)
    .innerJoin(deletions, sql`${deletions.data} #>> '{users,0,email_key}' = ${users.emailKey}`)
    .where(eq(deletions.batch, batch));
  return taken.length > 0;
};

/** Removes what could be restored, for good. @returns the erased */
const erase = async (transaction: Transaction, condition: SQL | undefined) => {
  const { id, kind, name, data } = deletions;
  const image = sql`${data} -> 'images' -> 0`;
  const erased = await transaction
    .delete(deletions)
    .where(condition)
    .returning({
      id,
      kind,
      name,
      contentHash: sql<string>`${image} ->> 'content_hash'`,
      originalKey: sql<string>`${image} ->> 'original_key'`,
    });
  const files = erased.flatMap(({ id: imageId, kind: of, contentHash, originalKey }) =>
    of === "image" ? [{ imageId, contentHash, originalKey }] : [],
  );
  if (files.length > 0) await transaction.insert(pendingFileDeletions).values(files).onConflictDoNothing();
  await anonymise(
    transaction,
    erased.filter((deletion) => deletion.kind === "user").map((user) => user.id),
  );
  return erased;
};

export const eraseDeletion = (transaction: Transaction, batch: string) =>
  erase(transaction, eq(deletions.batch, batch));

/** Erases what was deleted more than 30 days ago. */
export const eraseExpired = (database: Database) =>
  database.transaction((transaction) =>
    erase(transaction, lt(deletions.deletedAt, sql`now() - interval '30 days'`)),
  );

/**
 * Removes users from their reveals and events, which stay counted. Their history goes: else it would become that of the
 * browser.
 */
export const anonymise = async (database: Queryable, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return;
  const ids = [...userIds];
  const isPast = sql`${reveals.day} < current_date - 1`;
  await database.delete(reveals).where(and(inArray(reveals.userId, ids), isPast));
  await database.update(reveals).set({ userId: null }).where(inArray(reveals.userId, ids));
  await database.update(events).set({ userId: null }).where(inArray(events.userId, ids));
};

import type { AuditFilter, AuditItem, AuditQuery } from "@promptfolio/contracts/api/admin";
import { and, asc, desc, eq, getTableColumns, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { auditLog, deletions, users } from "../database/schema";
import { contains, searchWordsOf } from "../database/search-text";
import { badRequest, notFound } from "../http/problem";

const DAY_MS = 86_400_000;
const EXPORT_PAGE = 200;

const { items, ...columns } = getTableColumns(auditLog);
const NAME = sql<string>`coalesce(${users.name}, nullif(${auditLog.name}, ''), ${deletions.name}, '')`;
const SEARCHED = sql`fold_text(concat_ws(' ', ${auditLog.actor}, ${auditLog.action}, ${auditLog.subject}, ${NAME},
  ${auditLog.detail}, ${items}))`;

const conditionsOf = ({ actor, action, search, from, to }: AuditFilter): (SQL | undefined)[] => [
  actor === undefined ? undefined : eq(auditLog.actor, actor),
  action === undefined ? undefined : eq(auditLog.action, action),
  from === undefined ? undefined : gte(auditLog.at, new Date(from)),
  to === undefined ? undefined : lt(auditLog.at, new Date(new Date(to).getTime() + DAY_MS)),
  ...searchWordsOf(search).map((word) => contains(SEARCHED, word)),
];

/** The cursor is the last entry's number. */
const isBefore = (cursor: string): SQL => {
  if (!/^\d{1,15}$/.test(cursor)) {
    throw badRequest("The parameter 'cursor' isn't a cursor of this list.", "cursor");
  }
  return lt(auditLog.id, Number(cursor));
};

const selectEntries = (database: Database, filter: AuditFilter, cursor: string | undefined) =>
  database
    .select({
      ...columns,
      id: sql<string>`${auditLog.id}::text`,
      name: NAME,
      items: sql<number>`coalesce(jsonb_array_length(${items}), 0)`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.subject))
    .leftJoin(deletions, eq(deletions.id, auditLog.subject))
    .where(and(...conditionsOf(filter), cursor === undefined ? undefined : isBefore(cursor)))
    .orderBy(desc(auditLog.id));

const distinct = async (database: Database, column: "actor" | "action"): Promise<string[]> => {
  const values = auditLog[column];
  const found = await database
    .selectDistinct({ value: values })
    .from(auditLog)
    .orderBy(asc(values))
    .limit(200);
  return found.map(({ value }) => value);
};

/** The audit log, newest first, with the values of its filters. */
export const readAudit = async (database: Database, query: AuditQuery) => {
  const { cursor, limit = 50, ...filter } = query;
  const [found, actors, actions] = await Promise.all([
    selectEntries(database, filter, cursor).limit(limit + 1),
    distinct(database, "actor"),
    distinct(database, "action"),
  ]);
  const entries = found.slice(0, limit);
  return { entries, cursor: found.length > limit ? (entries.at(-1)?.id ?? null) : null, actors, actions };
};

/** The images of an entry. @throws Problem 404 */
export const readAuditItems = async (database: Database, id: string): Promise<AuditItem[]> => {
  const [found] = await database
    .select({ items })
    .from(auditLog)
    .where(eq(auditLog.id, Number(id)));
  if (!found) throw notFound("Audit entry not found");
  return found.items ?? [];
};

/** All entries that match, newest first; a bulk change is one entry for each of its images. */
export async function* allAuditEntries(database: Database, filter: AuditFilter) {
  for (let cursor: string | undefined; ; ) {
    const page = await selectEntries(database, filter, cursor).limit(EXPORT_PAGE);
    for (const { items: count, ...entry } of page) {
      const changed = count === 0 ? [] : await readAuditItems(database, entry.id);
      if (changed.length === 0) yield entry;
      for (const { id, ...item } of changed) yield { ...entry, subject: id, ...item };
    }
    cursor = page.at(-1)?.id;
    if (cursor === undefined) return;
  }
}

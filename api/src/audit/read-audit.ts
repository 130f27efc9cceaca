import type { AuditList, AuditQuery } from "@promptfolio/contracts/api/admin";
import { and, asc, desc, eq, lt } from "drizzle-orm";
import type { Database } from "../database/database";
import { auditLog } from "../database/schema";
import { badRequest } from "../http/problem";

/** The cursor is the last entry's number. */
const readCursor = (cursor: string): number => {
  if (!/^\d{1,15}$/.test(cursor)) {
    throw badRequest("The parameter 'cursor' isn't a cursor of this list.", "cursor");
  }
  return Number(cursor);
};

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
export const readAudit = async (database: Database, query: AuditQuery): Promise<AuditList> => {
  const { actor, action, cursor, limit = 50 } = query;
  const conditions = [
    actor === undefined ? undefined : eq(auditLog.actor, actor),
    action === undefined ? undefined : eq(auditLog.action, action),
    cursor === undefined ? undefined : lt(auditLog.id, readCursor(cursor)),
  ];
  const [found, actors, actions] = await Promise.all([
    database
      .select()
      .from(auditLog)
      .where(and(...conditions))
      .orderBy(desc(auditLog.id))
      .limit(limit + 1),
    distinct(database, "actor"),
    distinct(database, "action"),
  ]);
  const entries = found.slice(0, limit).map((entry) => ({
    ...entry,
    id: String(entry.id),
    at: entry.at.toISOString(),
  }));
  return { entries, cursor: found.length > limit ? (entries.at(-1)?.id ?? null) : null, actors, actions };
};

import type { AuditEntry, AuditList, AuditQuery } from "@promptfolio/contracts/api/admin";
import { sql } from "drizzle-orm";
import { type Database, rows } from "../database/database";
import { badRequest } from "../http/problem";

interface AuditRow extends Omit<AuditEntry, "id" | "at"> {
  id: string;
  at: Date;
}

/** The cursor is the last entry's number. */
const readCursor = (cursor: string): number => {
  if (!/^\d{1,15}$/.test(cursor)) {
    throw badRequest("The parameter 'cursor' isn't a cursor of this list.", "cursor");
  }
  return Number(cursor);
};

const distinct = async (database: Database, column: "actor" | "action"): Promise<string[]> => {
  const found = await rows<{ value: string }>(
    database,
    sql`SELECT DISTINCT ${sql.raw(column)} AS value FROM audit_log ORDER BY 1 LIMIT 200`,
  );
  return found.map(({ value }) => value);
};

/** The audit log, newest first, with the values of its filters. */
export const readAudit = async (database: Database, query: AuditQuery): Promise<AuditList> => {
  const { actor, action, cursor, limit = 50 } = query;
  const before = cursor === undefined ? null : readCursor(cursor);
  const [found, actors, actions] = await Promise.all([
    rows<AuditRow>(
      database,
      sql`SELECT id::text AS id, at, actor, action, subject, detail FROM audit_log
          WHERE (${actor ?? null}::text IS NULL OR actor = ${actor ?? null})
            AND (${action ?? null}::text IS NULL OR action = ${action ?? null})
            AND (${before}::bigint IS NULL OR id < ${before})
          ORDER BY audit_log.id DESC LIMIT ${limit + 1}`,
    ),
    distinct(database, "actor"),
    distinct(database, "action"),
  ]);
  const entries = found.slice(0, limit).map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));
  return { entries, cursor: found.length > limit ? (entries.at(-1)?.id ?? null) : null, actors, actions };
};

import { sql } from "drizzle-orm";
import type { Account } from "../accounts/session";
import type { Queryable } from "../database/database";

export interface AuditRecord {
  /** `subject-kind.verb`, such as `image.update`. */
  action: string;
  /** What was changed, by its id. */
  subject: string;
  /** What the change was; never a prompt's text. */
  detail: string;
}

/** Writes down an administrator's change; in the transaction of that change, so that neither is without the other. */
export async function recordAudit(
  database: Queryable,
  actor: Pick<Account, "email">,
  { action, subject, detail }: AuditRecord,
): Promise<void> {
  await database.execute(
    sql`INSERT INTO audit_log (actor, action, subject, detail)
        VALUES (${actor.email}, ${action}, ${subject}, ${detail})`,
  );
}

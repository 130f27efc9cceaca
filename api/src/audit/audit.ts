import type { Queryable } from "../database/database";
import { auditLog } from "../database/schema";

export interface AuditRecord {
  /** In the form `subject-kind.verb`, such as `image.update`. */
  action: string;
  /** The id of the changed record. */
  subject: string;
  /** Description of the change; never a prompt's text. */
  detail: string;
}

/** Records an administrator's change. Call it in the transaction of the change. */
export const recordAudit = async (
  database: Queryable,
  actor: { email: string },
  { action, subject, detail }: AuditRecord,
): Promise<void> => {
  await database.insert(auditLog).values({ actor: actor.email, action, subject, detail });
};

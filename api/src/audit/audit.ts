import type { AuditItem } from "@promptfolio/contracts/api/admin";
import type { Queryable } from "../database/database";
import { auditLog } from "../database/schema";

export interface AuditRecord {
  /** In the form `subject-kind.verb`, such as `image.update`. */
  action: string;
  /** The id of the changed record. */
  subject: string;
  /** The title of an image. Not the name of an account: it would outlast the account. */
  name?: string;
  /** Description of the change; never a prompt's text. */
  detail: string;
  /** The images that are changed together, every one. */
  items?: readonly AuditItem[];
}

/** Records an administrator's change. Call it in the transaction of the change. */
export const recordAudit = async (
  database: Queryable,
  actor: { email: string },
  { items, ...entry }: AuditRecord,
): Promise<void> => {
  await database.insert(auditLog).values({ actor: actor.email, ...entry, items: items && [...items] });
};

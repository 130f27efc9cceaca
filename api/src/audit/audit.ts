import type { AuditItem } from "@promptfolio/contracts/api/admin";
import { PromptDetails } from "@promptfolio/contracts/api/images";
import type { Queryable } from "../database/database";
import type { DeletionKind } from "../database/deletions";
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

/** Records that images or users were deleted, restored or erased. Users aren't named: the log outlasts them. */
export const recordDeletion = (
  database: Queryable,
  actor: { email: string },
  verb: "delete" | "restore" | "erase",
  kind: DeletionKind,
  subjects: readonly { id: string; name: string }[],
): Promise<void> => {
  const detail = `${verb}d`;
  const [first] = subjects;
  if (first && subjects.length === 1) {
    const name = kind === "image" ? { name: first.name } : {};
    return recordAudit(database, actor, { action: `${kind}.${verb}`, subject: first.id, detail, ...name });
  }
  const subject = `${subjects.length} ${kind}s`;
  const items = subjects.map(({ id, name }) => ({ id, name, detail }));
  return recordAudit(database, actor, { action: `${kind}s.${verb}`, subject, detail, items });
};

const quoted = (value: unknown): string => (typeof value === "number" ? String(value) : `"${value}"`);

const HIDDEN = new Set(["prompt", ...Object.keys(PromptDetails.properties)]);

/** Describes a change for the audit log: `title: "A" to "B", prompt: changed`. What is hidden is never quoted. */
export const describeChange = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string => {
  const parts = names
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      HIDDEN.has(name) ? `${name}: changed` : `${name}: ${quoted(before[name])} to ${quoted(after[name])}`,
    );
  return parts.join(", ") || "nothing changed";
};

import type { AuditLine } from "../registry/release-store";
import { authorName } from "../registry/release-store";
import { type Command, knownRemotes } from "./command";

const MAX_LINES = 200;

const formatLine = ({ at, action, id, detail, revision, ...author }: AuditLine): string =>
  `${at}  ${revision}  ${authorName(author)}  ${action} ${id}  ${detail}`.trimEnd();

/** The audit log, newest first. */
export const logCommand: Command = async ({ store }, positionals) => {
  const ids = new Set(knownRemotes(await store.readRegistry(), positionals).map(([id]) => id));
  const changes: AuditLine[] = [];
  for await (const { change } of store.revisions()) {
    if (ids.has(change.id)) changes.push(change);
    if (changes.length === MAX_LINES) break;
  }
  return { lines: changes.map(formatLine), data: { changes } };
};

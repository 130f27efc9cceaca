import type { RegistryEntry } from "@promptfolio/contracts/registry";
import { SHELL_ID } from "@promptfolio/contracts/release";
import { changeRegistry } from "../registry/change-registry";
import { type AuditLine, authorName } from "../registry/release-store";
import { findRejection } from "../registry/transitions";
import { type Command, knownRemotes } from "./command";

const roleOf = ({ channel }: RegistryEntry, version: string): string => {
  if (channel.stable === version) return "stable";
  if (channel.canary?.version === version) return "canary";
  return channel.history.some((earlier) => earlier.version === version) ? "earlier" : "published";
};

/** Every release that was published, newest last. */
export const listCommand: Command = async ({ store }, positionals) => {
  const registry = await store.readRegistry();
  const releases = knownRemotes(registry, positionals).flatMap(([id, entry]) =>
    entry.releases.map(({ version, publishedAt }) => ({
      id,
      version,
      publishedAt,
      role: findRejection(registry, id, version) ? "rejected" : roleOf(entry, version),
    })),
  );
  const lines = releases.map(
    ({ id, version, publishedAt, role }) => `${publishedAt}  ${id} ${version}  ${role}`,
  );
  return { lines, data: { releases } };
};

const MAX_LINES = 200;

const formatLine = ({ at, action, id, detail, revision, ...author }: AuditLine): string =>
  `${at}  ${revision}  ${authorName(author)}  ${action} ${id}  ${detail}`.trimEnd();

export const logCommand: Command = async ({ store }, positionals) => {
  const ids = new Set(knownRemotes(await store.readRegistry(), positionals).map(([id]) => id));
  const changes: AuditLine[] = [];
  for await (const { change } of store.revisions()) {
    if (ids.has(change.id)) changes.push(change);
    if (changes.length === MAX_LINES) break;
  }
  return { lines: changes.map(formatLine), data: { changes } };
};

/** Only prints the store, as every command does, and the registry's revision. */
export const whereCommand: Command = async ({ store }) => {
  const { revision } = await store.readRegistry();
  const line =
    revision === 0 ? "Nothing has been published here yet." : `Revision ${revision} of the registry.`;
  return { lines: [line], data: { revision } };
};

/** Confirms the current state in a new revision, so that it doesn't expire if nothing is released for a long time. */
export const renewCommand: Command = async (context) => {
  await changeRegistry(context, { action: "renew", id: SHELL_ID, detail: "" }, (registry) => ({
    ...registry,
  }));
  const { revision } = await context.store.readRegistry();
  return { lines: [`The registry is confirmed, at revision ${revision}.`], data: { revision }, writes: true };
};

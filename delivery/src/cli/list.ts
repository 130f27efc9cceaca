import type { RegistryEntry } from "@promptfolio/contracts/registry";
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

import type { Registry } from "@promptfolio/contracts/registry";
import type { ReleaseStore } from "../../registry/release-store";
import { entryOf, promote, publish } from "../../registry/transitions";
import type { Build } from "../publish/read-build";

/** Removes the history, so that a page that the candidate can't render doesn't fall back to the last good version. */
const withoutHistory = (registry: Registry, id: string): Registry => {
  const entry = entryOf(registry, id);
  const channel = { ...entry.channel, history: [] };
  return { ...registry, entries: { ...registry.entries, [id]: { ...entry, channel } } };
};

/**
 * The live releases together with a candidate, as if it were stable and had no earlier versions. Read-only: the
 * registry is not changed.
 */
export const withCandidate = (store: ReleaseStore, { descriptor, files }: Build): ReleaseStore => {
  const { id, version } = descriptor;
  const contents = new Map(files.map((file) => [file.path, file.contents]));
  const isCandidate = (otherId: string, otherVersion: string): boolean =>
    otherId === id && otherVersion === version;
  return {
    ...store,
    readRegistry: async () => {
      const live = await store.readRegistry();
      const at = live.updatedAt;
      const known = entryOf(live, id).releases.some((release) => release.version === version);
      const entered = known
        ? live
        : publish(live, id, { version, integrity: "", contentHash: descriptor.contentHash }, at);
      const entry = entryOf(entered, id);
      // In the page itself, as that shows what it leaves behind.
      const channel = { ...entry.channel, frozen: null, canary: null, isolation: "none" as const };
      const open = { ...entry, channel };
      const opened = { ...entered, entries: { ...entered.entries, [id]: open } };
      return withoutHistory(promote(opened, id, version, at, { force: true }), id);
    },
    writeRegistry: () => Promise.reject(new Error("A preview changes nothing")),
    readDescriptor: async (otherId, otherVersion) =>
      isCandidate(otherId, otherVersion) ? descriptor : store.readDescriptor(otherId, otherVersion),
    readFile: async (otherId, otherVersion, path) =>
      isCandidate(otherId, otherVersion) ? contents.get(path) : store.readFile(otherId, otherVersion, path),
  };
};

import type { ResolvedRemote } from "@promptfolio/contracts/page";
import type { ReportLoadFailure } from "./attempts";
import { RemoteLoadError } from "./page-module";
import type { TabMap } from "./tab-map";

/** The version of a remote that this tab does not know, or that does not exist. */
export const UNKNOWN_VERSION = "none";

/** The releases of this tab. It keeps them until it reloads; only a remote that failed may be updated. */
export const createTabReleases = (map: TabMap, report: ReportLoadFailure) => {
  const updated = new Map<string, ResolvedRemote>();
  const find = (remote: string): ResolvedRemote | undefined =>
    updated.get(remote) ?? map.get().remotes[remote];
  return {
    version: (remote: string): string => find(remote)?.version ?? UNKNOWN_VERSION,

    /** @throws RemoteLoadError if no release of the remote is compatible with this shell. */
    usable: (remote: string): ResolvedRemote => {
      const release = find(remote);
      if (!release) throw new RemoteLoadError(remote, UNKNOWN_VERSION, new Error("not in the registry"));
      if (!release.unusable) return release;
      const error = new Error(release.unusable);
      report(remote, release.version, error);
      throw new RemoteLoadError(remote, release.version, error);
    },

    update: (remote: string, release: ResolvedRemote): void => void updated.set(remote, release),
  };
};

import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import type { ReportLoadFailure } from "./attempts";
import { RemoteLoadError } from "./page-module";

/** The releases of this tab. It keeps them until it reloads; only a remote that failed may be updated. */
export const createTabReleases = (map: ResolvedMap, report: ReportLoadFailure) => {
  const remotes = new Map(Object.entries(map.remotes));
  return {
    version: (remote: string): string => remotes.get(remote)?.version ?? "none",

    /** @throws RemoteLoadError if no release of the remote is compatible with this shell. */
    usable: (remote: string): ResolvedRemote => {
      const release = remotes.get(remote);
      if (!release) throw new RemoteLoadError(remote, "none", new Error("not in the registry"));
      if (!release.unusable) return release;
      const error = new Error(release.unusable);
      report(remote, release.version, error);
      throw new RemoteLoadError(remote, release.version, error);
    },

    update: (remote: string, release: ResolvedRemote): void => void remotes.set(remote, release),
  };
};

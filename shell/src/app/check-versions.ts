import type { GuardedHistory } from "@promptfolio/host/router-history";

/** Versions are not fetched again before this time has passed; the first ones came with the page. */
const MIN_INTERVAL_MS = 5_000;

/** Returns `{"shell": "1.0.0-…", "gallery": "1.0.0-…"}`: the versions that this visitor would get on a reload. */
const VERSIONS_URL = "/r/versions.json";

interface Dependencies {
  history: Pick<GuardedHistory, "hardNavigateWhen">;
  /** The version of the shell or a remote that this tab runs or would load. */
  running(id: string): string;
  /** Whether loading the page would lose nothing now. */
  canHardNavigate(): boolean;
  /** Called right before the page is loaded from the server. */
  beforeHardNavigation(): void;
}

const differs = (versions: unknown, running: Dependencies["running"]): boolean =>
  typeof versions === "object" &&
  versions !== null &&
  Object.entries(versions).some(([id, version]) => running(id) !== version);

/**
 * Updates a tab that was opened before a release, or before a rollback, to today's versions. Each navigation to another
 * page checks them; once they differ, the next navigation that loses nothing loads its page from the server.
 */
export const checkVersions = ({
  history,
  running,
  canHardNavigate,
  beforeHardNavigation,
}: Dependencies): void => {
  let fetchedAt = 0;
  let isSuperseded = false;

  const check = async (): Promise<void> => {
    if (performance.now() - fetchedAt < MIN_INTERVAL_MS) return;
    fetchedAt = performance.now();
    try {
      const response = await fetch(VERSIONS_URL, { cache: "no-store", priority: "low" });
      if (response.ok) isSuperseded = differs(await response.json(), running);
    } catch (error) {
      console.debug("The versions could not be checked", error);
    }
  };

  history.hardNavigateWhen(() => {
    const isHard = isSuperseded && navigator.onLine && canHardNavigate();
    if (isHard) beforeHardNavigation();
    else void check();
    return isHard;
  });
  addEventListener("popstate", () => void check());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void check();
  });
  void check();
};

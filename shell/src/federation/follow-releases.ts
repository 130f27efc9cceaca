import type { RenewableHistory } from "./renewable-history";

/** How long an answer holds; the page itself was the first one. In milliseconds. */
const ASK_EVERY = 5_000;

/** Answers `{"shell": "1.0.0-…", "gallery": "1.0.0-…"}`: what this visitor would get by a reload. */
const VERSIONS = "/r/versions.json";

interface Parts {
  renewable: RenewableHistory;
  /** The version that this tab runs of the shell or a remote. */
  running(id: string): string;
  /** Whether a load of the page would lose anything just now. */
  mayLeave(): boolean;
  /** Called right before the page is left. */
  handOver(): void;
}

const isSuperseded = (versions: unknown, running: Parts["running"]): boolean =>
  typeof versions === "object" &&
  versions !== null &&
  Object.entries(versions).some(([id, version]) => running(id) !== version);

/**
 * Brings a tab that was opened before a release, or before one was taken back, to the versions of now. Steps to another
 * page are the occasion to ask; the next one at which nothing can be lost then loads its page from the server.
 */
export const followReleases = ({ renewable, running, mayLeave, handOver }: Parts): void => {
  let askedAt = 0;
  let isDue = false;

  const ask = async (): Promise<void> => {
    if (performance.now() - askedAt < ASK_EVERY) return;
    askedAt = performance.now();
    try {
      const answer = await fetch(VERSIONS, { cache: "no-store", priority: "low" });
      if (answer.ok) isDue = isSuperseded(await answer.json(), running);
    } catch (error) {
      console.debug("Not known whether there are new versions", error);
    }
  };

  renewable.renewWhen(() => {
    const renews = isDue && navigator.onLine && mayLeave();
    if (renews) handOver();
    else void ask();
    return renews;
  });
  addEventListener("popstate", () => void ask());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void ask();
  });
  void ask();
};

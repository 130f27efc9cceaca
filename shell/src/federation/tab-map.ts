import type { ResolvedMap } from "@promptfolio/contracts/page";

/** The remotes that this tab knows: those that came with the page, and all others once they have been fetched. */
export interface TabMap {
  get(): ResolvedMap;
  isComplete(): boolean;
  /**
   * Fetches the other remotes, unless they are known. Concurrent calls share one request. Rejects if it fails; the next
   * call then sends another.
   */
  complete(): Promise<void>;
}

/** @param map the remotes that came with the page; `isComplete` if these are all */
export const createTabMap = (
  map: ResolvedMap,
  isComplete: boolean,
  fetchMap: () => Promise<ResolvedMap>,
): TabMap => {
  let complete = isComplete ? map : undefined;
  let pending: Promise<void> | undefined;

  const fetchOthers = async (): Promise<void> => {
    try {
      const { remotes } = await fetchMap();
      // Code of the page's own remote runs already, so that stays in its version.
      complete = { ...map, remotes: { ...remotes, ...map.remotes } };
    } finally {
      pending = undefined;
    }
  };

  return {
    get: () => complete ?? map,
    isComplete: () => complete !== undefined,
    complete: async () => {
      if (complete) return;
      pending ??= fetchOthers();
      await pending;
    },
  };
};

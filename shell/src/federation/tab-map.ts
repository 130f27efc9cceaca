import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";

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

/** Adds what a page's own routes came without. In place: a new route would render the page again, which hydrates it. */
const completeRoutes = (own: ResolvedRemote, current: ResolvedRemote | undefined): void => {
  if (current?.version !== own.version) return;
  for (const route of own.routes)
    Object.assign(route, { ...current.routes.find(({ id }) => id === route.id), ...route });
};

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
      for (const [id, own] of Object.entries(map.remotes)) completeRoutes(own, remotes[id]);
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

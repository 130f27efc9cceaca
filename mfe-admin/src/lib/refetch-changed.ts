import type { QueryClient } from "@promptfolio/host/query";

/**
 * Refetches what a change affects. A list's first load that is under way begins again: the cache would wait for it
 * instead, and it may show what was there before the change.
 */
export const refetchChanged = async (
  cache: QueryClient,
  affected: NonNullable<Parameters<QueryClient["invalidateQueries"]>[0]>,
): Promise<void> => {
  await cache.cancelQueries(affected);
  await cache.invalidateQueries(affected);
};

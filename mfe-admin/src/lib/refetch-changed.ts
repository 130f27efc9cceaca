import type { QueryClient } from "@promptfolio/host/query";

/**
 * Refetches what a change affects. A list's pending first load is cancelled and restarted: otherwise the cache would
 * wait for it, and its response may predate the change.
 */
export const refetchChanged = async (
  cache: QueryClient,
  affected: NonNullable<Parameters<QueryClient["invalidateQueries"]>[0]>,
): Promise<void> => {
  await cache.cancelQueries(affected);
  await cache.invalidateQueries(affected);
};

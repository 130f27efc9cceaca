import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { QueryClient } from "../query";

/** While a page is rendered: the answers that it was not kept waiting for, by path. */
const arrivals = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/** When this answer will be in the cache; null if it is there, or nobody knows of it. */
export const pendingQuery = (client: QueryClient, path: string): Promise<void> | null =>
  arrivals.get(client)?.get(path) ?? null;

/**
 * Has whoever reads this path wait for its answer; `take` puts it into the cache. With null instead of an answer the
 * waiting ends without: the readers draw what they draw while loading.
 */
export const trackPendingQuery = (
  client: QueryClient,
  path: string,
  answer: Promise<DehydratedQuery | null>,
  take: (answer: DehydratedQuery) => void,
): void => {
  const expected = arrivals.get(client) ?? new Map<string, Promise<void>>();
  arrivals.set(client, expected);
  const arrival = answer.then((arrived) => {
    if (arrived) take(arrived);
    expected.delete(path);
  });
  expected.set(path, arrival);
};

import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { QueryClient } from "../query";

/** During SSR: the responses that the page does not wait for, by path. */
const pendingByClient = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/** Resolves when this response is in the cache; null if nothing is pending for the path. */
export const pendingQuery = (client: QueryClient, path: string): Promise<void> | null =>
  pendingByClient.get(client)?.get(path) ?? null;

/**
 * Components that read this path suspend until its response has arrived; `onResponse` puts it into the cache. A null
 * response means: give up waiting, render the loading state.
 */
export const trackPendingQuery = (
  client: QueryClient,
  path: string,
  response: Promise<DehydratedQuery | null>,
  onResponse: (response: DehydratedQuery) => void,
): void => {
  const pending = pendingByClient.get(client) ?? new Map<string, Promise<void>>();
  pendingByClient.set(client, pending);
  const settled = response.then((received) => {
    if (received) onResponse(received);
    pending.delete(path);
  });
  pending.set(path, settled);
};

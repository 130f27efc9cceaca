import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { QueryClient } from "../query";

/** During SSR: the responses that the page does not wait for, by path. */
const pendingByClient = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/** Resolves when this response is in the cache; undefined if nothing is pending for the path. */
export const pendingQuery = (client: QueryClient, path: string): Promise<void> | undefined =>
  pendingByClient.get(client)?.get(path);

/**
 * Components that read this path suspend until its response has arrived; `onResponse` puts it into the cache. Without a
 * response they give up waiting, and render the loading state.
 */
export const trackPendingQuery = (
  client: QueryClient,
  path: string,
  response: Promise<DehydratedQuery | undefined>,
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

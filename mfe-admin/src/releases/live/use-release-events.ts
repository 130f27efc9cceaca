import { useHost } from "@promptfolio/host";
import { allowReleaseEvents, getReleases, RELEASE_EVENTS_URL } from "@promptfolio/host/api/releases";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useQueryClient } from "@promptfolio/host/query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { usePace } from "../../live/pace";
import { followReleases } from "./follow-releases";

const subscribeToVisibility = (listener: () => void): (() => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};
const isVisible = (): boolean => document.visibilityState === "visible";

/**
 * Writes releases to the query cache as they happen, while the dashboard is live and visible. Returns whether the
 * stream is connected; if not, the page has to poll.
 */
export const useReleaseEvents = (): boolean => {
  const { http } = useHost();
  const client = useQueryClient();
  const { live } = usePace();
  const [isConnected, setConnected] = useState(false);
  // Browsers open at most six connections to a site, so background tabs close theirs.
  const isInView = useSyncExternalStore(subscribeToVisibility, isVisible, isVisible);
  const isWanted = live && isInView && "EventSource" in globalThis;

  useEffect(() => {
    if (!isWanted) return;
    const key = queryKeyOf(getReleases().path);
    let revision: number | undefined;
    const stop = followReleases({
      allow: () => http.send(allowReleaseEvents()),
      open: () => new EventSource(RELEASE_EVENTS_URL),
      onOverview: (overview) => {
        client.setQueryData(key, overview);
        // The charts' lines and the versions that errors belong to have changed as well.
        if (revision !== undefined && revision !== overview.revision)
          void client.invalidateQueries({
            predicate: ({ queryKey: [, path] }) =>
              typeof path === "string" && path.startsWith("/admin/releases/"),
          });
        revision = overview.revision;
      },
      onAlive: () => client.setQueryData(key, (known: unknown) => known),
      onConnected: setConnected,
    });
    return () => {
      stop();
      setConnected(false);
    };
  }, [isWanted, http, client]);

  return isConnected;
};

import type { ReleaseOverview } from "@promptfolio/contracts/api/releases";
import { useHost } from "@promptfolio/host";
import { allowReleaseEvents, getReleases, RELEASE_EVENTS_URL } from "@promptfolio/host/api/releases";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useQueryClient } from "@promptfolio/host/query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { usePace } from "../live/pace";

/** Delay before reconnecting after the server has rejected or closed the stream, in milliseconds. */
export const RETRY_INTERVAL_MS = 15_000;

/** The part of EventSource that is used. */
export interface EventStream {
  readonly readyState: number;
  addEventListener(
    type: "open" | "error" | "overview" | "alive",
    listener: (event: { data: unknown }) => void,
  ): void;
  close(): void;
}

/** EventSource.CLOSED: the browser won't connect again by itself. */
const CLOSED = 2;

interface FollowOptions {
  /** Requests permission for this browser to open the stream. */
  allow(): Promise<unknown>;
  open(): EventStream;
  onOverview(overview: ReleaseOverview): void;
  /** Called on each heartbeat: nothing has changed. */
  onAlive(): void;
  /** Called when the stream connects or disconnects. While it is disconnected, the page has to poll. */
  onConnected(isConnected: boolean): void;
}

const isOverview = (value: unknown): value is ReleaseOverview =>
  typeof value === "object" &&
  value !== null &&
  "revision" in value &&
  "remotes" in value &&
  Array.isArray(value.remotes);

/** Subscribes to releases as they happen, and reconnects after failures. Returns a function that unsubscribes. */
export const followReleases = ({ allow, open, onOverview, onAlive, onConnected }: FollowOptions) => {
  let stream: EventStream | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tryLater = (): void => {
    onConnected(false);
    if (!isStopped) retry = setTimeout(connect, RETRY_INTERVAL_MS);
  };

  const listen = (): void => {
    if (isStopped) return;
    const opened = open();
    stream = opened;
    opened.addEventListener("open", () => onConnected(true));
    opened.addEventListener("error", () => {
      if (opened.readyState === CLOSED) tryLater();
      else onConnected(false);
    });
    opened.addEventListener("alive", onAlive);
    opened.addEventListener("overview", ({ data }) => {
      const overview: unknown = JSON.parse(String(data));
      if (isOverview(overview)) onOverview(overview);
    });
  };

  const connect = (): void => {
    // No error is shown here: the page keeps polling, and failures show there.
    allow().then(listen, tryLater);
  };

  connect();
  return (): void => {
    isStopped = true;
    clearTimeout(retry);
    stream?.close();
  };
};

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

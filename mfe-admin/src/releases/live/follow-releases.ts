import type { ReleaseOverview } from "@promptfolio/contracts/api/releases";

/** When to try again after the server has refused or ended the stream. */
export const RETRY_INTERVAL_MS = 15_000;

/** As much of an EventSource as is used. */
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
  /** Lets this browser open the stream. */
  allow(): Promise<unknown>;
  open(): EventStream;
  onOverview(overview: ReleaseOverview): void;
  /** Nothing has changed. */
  onAlive(): void;
  /** While it isn't connected the page has to ask by itself. */
  onConnected(isConnected: boolean): void;
}

const isOverview = (value: unknown): value is ReleaseOverview =>
  typeof value === "object" &&
  value !== null &&
  "revision" in value &&
  "remotes" in value &&
  Array.isArray(value.remotes);

/** Hears of releases as they happen, for as long as it can. Returns a function that ends it. */
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
    // The page goes on asking; what is wrong shows there.
    allow().then(listen, tryLater);
  };

  connect();
  return (): void => {
    isStopped = true;
    clearTimeout(retry);
    stream?.close();
  };
};

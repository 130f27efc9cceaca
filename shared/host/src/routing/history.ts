import { type Location, type NavigationType, parsePath, type To } from "react-router-dom";

export interface HistoryUpdate {
  action: NavigationType;
  location: Location;
  /** The number of entries moved, negative for back; undefined if it is unknown. */
  delta: number | undefined;
}

/** The history that a `GuardedRouter` runs on. */
export interface RouterHistory {
  readonly action: NavigationType;
  readonly location: Location;
  createHref(to: To): string;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
  /** There is only one listener, the router. Returns the function that unsubscribes it. */
  listen(listener: (update: HistoryUpdate) => void): () => void;
}

export const createKey = (): string => Math.random().toString(36).slice(2, 10);

/** The location of a new entry. If `to` has no pathname, it is the current page's. */
export const locationOf = (to: To, pathname: string, state: unknown, key: string): Location => ({
  pathname,
  search: "",
  hash: "",
  ...(typeof to === "string" ? parsePath(to) : to),
  state,
  key,
});

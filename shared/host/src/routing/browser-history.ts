import { createPath, type Location, NavigationType, type To } from "react-router-dom";
import { createKey, type HistoryUpdate, locationOf, type RouterHistory } from "./history";

export interface BrowserHistory extends RouterHistory {
  /**
   * Before each push to another path, `decide` is called: true loads that page from the server instead of rendering it
   * in this tab. URL, state and history are the same either way.
   */
  hardNavigateWhen(decide: (pathname: string) => boolean): void;
}

/** The state of an entry in the browser's history, in react-router's own format. */
interface EntryState {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const entryState = (): EntryState => window.history.state ?? {};

const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = "default" } = entryState();
  return { pathname, search, hash, state: usr, key };
};

/** Browsers limit how often entries may be added; beyond the limit the page is loaded instead. */
const pushEntry = (entry: EntryState, url: string): void => {
  try {
    window.history.pushState(entry, "", url);
  } catch (error) {
    if (error instanceof DOMException && error.name === "DataCloneError") throw error;
    window.location.assign(url);
  }
};

/** @param reload loads the page of the current URL; tests pass their own */
export const createBrowserHistory = (reload = () => window.location.reload()): BrowserHistory => {
  let action = NavigationType.Pop;
  let location = currentLocation();
  let listener: ((update: HistoryUpdate) => void) | undefined;
  let decide: (pathname: string) => boolean = () => false;

  if (entryState().idx === undefined) window.history.replaceState({ ...entryState(), idx: 0 }, "");
  let index: number | undefined = entryState().idx ?? 0;

  const onPopState = (): void => {
    const before = index;
    index = entryState().idx;
    action = NavigationType.Pop;
    location = currentLocation();
    const delta = index === undefined || before === undefined ? undefined : index - before;
    listener?.({ action, location, delta });
  };

  /** Whether the visitor has gone back or forward since the location was read. */
  const hasMoved = (): boolean => {
    const now = currentLocation();
    return now.key !== location.key || createPath(now) !== createPath(location);
  };

  const createHref = (to: To): string => (typeof to === "string" ? to : createPath(to));

  return {
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    createHref,
    push: (to, state) => {
      const next = locationOf(to, location.pathname, state ?? null, createKey());
      const isHard = next.pathname !== location.pathname && decide(next.pathname);
      index = (index ?? 0) + 1;
      pushEntry({ usr: next.state, key: next.key, idx: index }, createPath(next));
      action = NavigationType.Push;
      location = next;
      if (isHard) reload();
      else listener?.({ action, location, delta: 1 });
    },
    replace: (to, state) => {
      location = locationOf(to, location.pathname, state ?? null, createKey());
      action = NavigationType.Replace;
      window.history.replaceState(
        { usr: location.state, key: location.key, idx: index ?? 0 },
        "",
        createPath(location),
      );
      listener?.({ action, location, delta: 0 });
    },
    go: (delta) => window.history.go(delta),
    listen: (next) => {
      listener = next;
      window.addEventListener("popstate", onPopState);
      // Hydration is split into several tasks, and the router subscribes at the end of the last one.
      if (hasMoved()) onPopState();
      return () => {
        listener = undefined;
        window.removeEventListener("popstate", onPopState);
      };
    },
    hardNavigateWhen: (next) => {
      decide = next;
    },
  };
};

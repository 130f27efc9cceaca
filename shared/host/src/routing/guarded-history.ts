import type { SiteLocation } from "@promptfolio/contracts/host-api";
import {
  createPath,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
  type unstable_HistoryRouter,
} from "react-router-dom";

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type RouterHistory = Parameters<typeof unstable_HistoryRouter>[0]["history"];

/** A blocked navigation that waits for the visitor's decision. */
export interface BlockedNavigation {
  proceed(): void;
}

/** Prevents visitors from losing something, such as typed input, when they leave a page. */
export interface NavigationBlocker {
  /** `next` is undefined when the tab is closed, or when a page is loaded from the server. */
  shouldBlock(current: SiteLocation, next: SiteLocation | undefined): boolean;
  /** Called when a navigation within the site is blocked. When the tab is closed, the browser shows its own prompt. */
  onBlocked(navigation: BlockedNavigation): void;
}

export interface GuardedHistory extends RouterHistory {
  /** Returns the function that removes the blocker. While it blocks, the browser prompts before it closes the tab. */
  block(blocker: NavigationBlocker): () => void;
  /**
   * Before each push to another path, `decide` is called: true loads that page from the server instead of rendering it
   * in this tab. URL, state and history are the same either way.
   */
  hardNavigateWhen(decide: () => boolean): void;
}

interface GuardOptions {
  /** Loads the page of the current URL; tests pass their own. */
  reload?: () => void;
  /** Calls a listener with another path; at once by default. A step that was followed by another one is left out. */
  later?: (notify: () => void) => void;
}

/**
 * Lets pages block the navigations of a history (in its `v5Compat` mode, which notifies of pushes too), and the host
 * turn them into hard ones.
 */
export const guardHistory = (
  history: History,
  { reload = () => window.location.reload(), later = (notify) => notify() }: GuardOptions = {},
): GuardedHistory => {
  const blockers = new Set<NavigationBlocker>();
  let current = history.location;
  let decide = () => false;
  let isHard = false;
  /** The next step through the entries is this guard's own. */
  let isStepping = false;

  const findBlocker = (next: SiteLocation | undefined) =>
    [...blockers].find((blocker) => blocker.shouldBlock(current, next));
  const step = (delta: number): void => {
    isStepping = true;
    history.go(delta);
  };
  const guard = (to: To, navigate: (next: SiteLocation) => void): void => {
    const path = typeof to === "string" ? parsePath(to) : to;
    const next = { pathname: current.pathname, search: "", hash: "", ...path };
    const blocker = findBlocker(next);
    if (blocker) blocker.onBlocked({ proceed: () => navigate(next) });
    else navigate(next);
  };
  const onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (findBlocker(undefined)) event.preventDefault();
  };

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) =>
      guard(to, (next) => {
        isHard = next.pathname !== current.pathname && decide();
        history.push(next, state);
        if (isHard) reload();
        isHard = false;
      }),
    replace: (to, state) => guard(to, (next) => history.replace(next, state)),
    listen: (listener) => {
      let { pathname } = current;
      const follow: typeof listener = (update) => {
        const isSamePath = update.location.pathname === pathname;
        ({ pathname } = update.location);
        current = update.location;
        // A field that is in the URL shows what is typed at once.
        if (isSamePath) listener(update);
        else later(() => current === update.location && listener(update));
      };
      const unlisten = history.listen((update) => {
        if (isHard) return;
        const { action, location, delta } = update;
        const isOwn = isStepping;
        isStepping = false;
        const blocker = action === "POP" && !isOwn && delta ? findBlocker(location) : undefined;
        if (!blocker || !delta) return follow(update);
        // The browser has navigated already: go back until the visitor has decided.
        step(-delta);
        blocker.onBlocked({ proceed: () => step(delta) });
      });
      // Hydration is split into several tasks, and the router subscribes at the end of the last one: the visitor may
      // have gone back by then.
      const { action, location } = history;
      if (location.key !== current.key || createPath(location) !== createPath(current))
        follow({ action, location, delta: null });
      return unlisten;
    },
    block: (blocker) => {
      blockers.add(blocker);
      window.addEventListener("beforeunload", onBeforeUnload);
      return () => {
        blockers.delete(blocker);
        if (blockers.size === 0) window.removeEventListener("beforeunload", onBeforeUnload);
      };
    },
    hardNavigateWhen: (next) => {
      decide = next;
    },
  };
};

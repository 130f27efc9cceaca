import { createPath, NavigationType, parsePath, type To } from "react-router-dom";
import type { GuardedHistory } from "./routing/guarded-history";

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

const locationOf = (path: string): GuardedHistory["location"] => ({
  ...{ pathname: "/", search: "", hash: "", state: null, key: path },
  ...parsePath(path),
});

/**
 * The history of a page in a frame: it asks the page around it to navigate, which calls `show` when it has.
 * @param path what is shown first
 */
export const createFrameHistory = (path: string, ask: (path: string, isReplaced: boolean) => void) => {
  let location = locationOf(path);
  let listener: Parameters<GuardedHistory["listen"]>[0] | undefined;
  const history: GuardedHistory = {
    action: NavigationType.Replace,
    get location() {
      return location;
    },
    createHref: hrefOf,
    createURL: (to) => new URL(hrefOf(to), window.location.origin),
    encodeLocation: (to) => locationOf(hrefOf(to)),
    push: (to) => ask(hrefOf(to), false),
    replace: (to) => ask(hrefOf(to), true),
    go: () => undefined,
    // It can't stop the site from leaving it.
    block: () => () => undefined,
    hardNavigateWhen: () => undefined,
    listen: (next) => {
      listener = next;
      return () => {
        listener = undefined;
      };
    },
  };
  const show = (next: string): void => {
    if (next === createPath(location)) return;
    location = locationOf(next);
    listener?.({ action: history.action, location, delta: null });
  };
  return { history, show };
};

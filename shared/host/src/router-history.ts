import { UNSAFE_createBrowserHistory as createHistory } from "react-router-dom";
import { yieldToMain } from "./hooks/yield-to-main";
import { guardHistory } from "./routing/guarded-history";

export type { GuardedHistory } from "./routing/guarded-history";

/** Whether a link is being pressed; other code may expect a navigation and what it sets beside it in one render. */
const isLinkPressed = (): boolean => {
  const { event } = window;
  return event?.type === "click" && event.target instanceof Element && event.target.closest("a") !== null;
};

/**
 * The browser's history. Only the host needs it to set up the router, so it isn't in the façade that remotes share.
 * The page of a pressed link is rendered in a task of its own: in the task of the press, React would run all of the
 * page's effects before the next frame.
 */
export const createBrowserHistory = () =>
  guardHistory(createHistory({ v5Compat: true }), {
    later: (notify) => (isLinkPressed() ? void yieldToMain().then(notify) : notify()),
  });

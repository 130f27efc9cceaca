import { useIsHydrating } from "@promptfolio/host/hooks/use-is-hydrating";
import { useDeferredValue } from "react";

/**
 * False in the first frame of a page that was opened within the site: non-essential parts are rendered after it, so
 * that the page responds to a press at once. True on the server and while hydrating.
 */
export const useIsComplete = (): boolean => {
  const isFromServer = useIsHydrating() || typeof window === "undefined";
  return useDeferredValue(true, isFromServer);
};

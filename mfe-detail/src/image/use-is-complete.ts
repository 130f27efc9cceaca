import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False in the first frame of a page that was opened within the site: non-essential parts are rendered after it, so
 * that the page responds to a press at once. True on the server and while hydrating.
 */
export const useIsComplete = (): boolean => {
  const isOpenedHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(true, !isOpenedHere);
};

import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False in the first frame of a page that was opened within the site: what that frame can do without is rendered behind
 * it, so that a press is answered at once. True on the server and while hydrating.
 */
export const useIsComplete = (): boolean => {
  const isOpenedHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(true, !isOpenedHere);
};

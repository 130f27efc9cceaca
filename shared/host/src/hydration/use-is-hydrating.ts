import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether this component was first rendered by hydration. False on the server. */
export const useIsHydrating = (): boolean => {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof window !== "undefined",
  );
  const [atFirst] = useState(hydrating);
  return atFirst;
};

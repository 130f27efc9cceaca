import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether this component takes over what the server rendered; stays as it was at first. False on the server. */
export const useIsHydrating = (): boolean => {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof window !== "undefined",
  );
  const [atFirst] = useState(hydrating);
  return atFirst;
};

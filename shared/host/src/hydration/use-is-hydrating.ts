import { createContext, useState, useSyncExternalStore } from "react";

/** True in a part of a page that hydrates after the page, or never. */
export const HydratesLaterContext = createContext(false);

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

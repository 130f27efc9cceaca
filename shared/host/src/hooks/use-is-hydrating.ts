import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Decided by the first read. If the browser's value differed from the server's, React would render again at once. */
const createDecision = () => {
  let isHydrating: boolean | undefined;
  const decide = (value: boolean) => () => {
    isHydrating ??= value;
    return isHydrating;
  };
  return { inBrowser: decide(false), onServer: decide(typeof window !== "undefined") };
};

/** Whether this component was first rendered by hydration. False on the server. */
export const useIsHydrating = (): boolean => {
  const [{ inBrowser, onServer }] = useState(createDecision);
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
};

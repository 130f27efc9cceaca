import { useEffect, useSyncExternalStore } from "react";

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
};

/** Whether the browser has a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Tries again when the browser is back online, if something has failed. */
export const useRetryOnline = (isFailed: boolean, retry: () => void): void => {
  const isOnline = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the connection is back
  useEffect(() => {
    if (isOnline && isFailed) retry();
  }, [isOnline]);
};

import { useEffect, useEffectEvent } from "react";

/**
 * Calls `refresh` every `interval` milliseconds while the browser tab is visible, and at once when it becomes visible
 * again. `null` is a pause.
 */
export const usePolling = (refresh: () => void, interval: number | null): void => {
  const onTick = useEffectEvent(refresh);
  useEffect(() => {
    if (interval === null) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    const start = () => {
      stop();
      timer = setInterval(onTick, interval);
    };
    const onVisibility = () => {
      if (document.visibilityState !== "visible") return stop();
      onTick();
      start();
    };
    if (document.visibilityState === "visible") start();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [interval]);
};

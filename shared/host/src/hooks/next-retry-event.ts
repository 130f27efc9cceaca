/** Events after which a new attempt is worthwhile: the network may be back, or the visitor may need the part now. */
const RETRY_EVENTS = ["online", "pointerdown", "keydown"] as const;

/**
 * Waits for the next event after which a failed fetch is worth another attempt, at most for `timeoutMs`.
 * @returns whether the fetch failed though the browser was online: browsers notice a lost connection after the fetches
 * that failed by it
 */
export const nextRetryEvent = (timeoutMs?: number): Promise<boolean> => {
  const wasOnline = navigator.onLine;
  return new Promise((resolve) => {
    const listening = new AbortController();
    const stop = (event?: Event) => {
      listening.abort();
      resolve(wasOnline && navigator.onLine && event?.type !== "online");
    };
    for (const name of RETRY_EVENTS)
      addEventListener(name, stop, { signal: listening.signal, capture: true });
    if (timeoutMs !== undefined) setTimeout(stop, timeoutMs);
  });
};

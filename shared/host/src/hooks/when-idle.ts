/**
 * Runs `work` when the browser is idle, at the latest after `timeoutMs`. Safari does not tell when it is idle: there
 * `work` runs after `fallbackDelayMs`, or as soon as possible without one.
 */
export const whenIdle = (work: () => void, timeoutMs: number, fallbackDelayMs?: number): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, fallbackDelayMs);
};

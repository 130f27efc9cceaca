import { whenIdle } from "@promptfolio/host/hooks/when-idle";

/** How long the work may wait for the browser to be idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 5_000;

/** The delay in browsers that don't tell when they are idle, in milliseconds. */
const FALLBACK_DELAY_MS = 1_500;

/** Runs `work` when the page has loaded and the browser is idle. */
export const whenPageIdle = (work: () => void): void => {
  const wait = () => whenIdle(work, IDLE_TIMEOUT_MS, FALLBACK_DELAY_MS);
  // Deferred scripts load after the load event.
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
};

/**
 * Calls `work` when the page is shown: at once, unless it is prerendered or was opened in the background, and may never
 * be seen.
 */
export const whenShown = (work: () => void): void => {
  if (document.visibilityState === "visible") work();
  else document.addEventListener("visibilitychange", () => whenShown(work), { once: true });
};

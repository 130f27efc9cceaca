import type { LoadedPage } from "./page-module";

/** Waits for the code of the page's parts, at most for `timeoutMs`: a part that is late shows up later. */
export const preloadParts = async ({ Component }: LoadedPage, timeoutMs: number): Promise<void> => {
  const parts = Component.preload?.();
  // It tries again when it is rendered, and reports its failures.
  const settled = parts?.catch((error: unknown) => console.debug("A part could not be preloaded", error));
  if (settled) await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
};

import { keyOf } from "./loaded-pages";
import type { LoadedPage, PageReference } from "./page-module";

/**
 * How long a failure is remembered, in milliseconds: a page calls `load` on each render, and the visitor has already
 * waited.
 */
const FAILURE_TTL_MS = 500;

/** Lets callers for the same page share one load, and its failure for a moment. */
export const createSharedLoads = (start: (reference: PageReference) => Promise<LoadedPage>) => {
  const pending = new Map<string, Promise<LoadedPage>>();
  return {
    load: (reference: PageReference): Promise<LoadedPage> => {
      const key = keyOf(reference);
      const running = pending.get(key);
      if (running) return running;
      const promise = start(reference);
      const forget = () => {
        if (pending.get(key) === promise) pending.delete(key);
      };
      pending.set(key, promise);
      promise.then(forget, () => setTimeout(forget, FAILURE_TTL_MS));
      return promise;
    },

    /** The next call for this page loads it again. */
    forget: (reference: PageReference): void => void pending.delete(keyOf(reference)),
  };
};

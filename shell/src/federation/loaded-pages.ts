import type { LoadedPage, PageReference } from "./page-module";

type Listener = (page: LoadedPage) => void;

export const keyOf = ({ remote, page }: PageReference): string => `${remote}/${page}`;

/** The pages that this tab has loaded, and the listeners that wait for them. */
export const createLoadedPages = () => {
  const pages = new Map<string, LoadedPage>();
  const listeners = new Map<string, Set<Listener>>();
  return {
    get: (reference: PageReference): LoadedPage | undefined => pages.get(keyOf(reference)),

    /** Adds a page that may have loaded after its timeout: it is used if no other version has loaded. */
    add: (reference: PageReference, page: LoadedPage): void => {
      const key = keyOf(reference);
      if (!pages.has(key)) pages.set(key, page);
      for (const listener of listeners.get(key) ?? []) listener(page);
    },

    /** Sets the version that is used from now on. */
    set: (reference: PageReference, page: LoadedPage): void => void pages.set(keyOf(reference), page),

    delete: (reference: PageReference): void => void pages.delete(keyOf(reference)),

    /** Calls the listener when the page loads, or soon if it has. Returns the function that unsubscribes. */
    onLoaded: (reference: PageReference, listener: Listener): (() => void) => {
      const key = keyOf(reference);
      const waiting = listeners.get(key) ?? new Set();
      listeners.set(key, waiting.add(listener));
      const known = pages.get(key);
      if (known) queueMicrotask(() => listener(known));
      return () => waiting.delete(listener);
    },
  };
};

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

import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Events after which a new attempt is worthwhile: the network may be back, or the visitor may need the part now. */
const SIGNS = ["online", "pointerdown", "keydown"] as const;

const nextSign = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const stop = () => {
      listening.abort();
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, stop, { signal: listening.signal, capture: true });
  });

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loadWithRetry = async <Props>(load: Load<Props>): ReturnType<Load<Props>> => {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      reportError(error);
      await nextSign();
    }
};

/**
 * A component whose code is fetched when it is rendered, for `HydrateWhenVisible` and `StaticPart`. A failed fetch does
 * not break the page: the failure is reported, the server's markup stays, and the fetch is retried when the browser
 * comes back online or the visitor presses something.
 */
export const lazyPart = <Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => loadWithRetry(load));

import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";
import { nextRetryEvent } from "../hooks/next-retry-event";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loadWithRetry = async <Props>(load: Load<Props>): ReturnType<Load<Props>> => {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      // Not earlier: a navigation aborts the fetch of the page that it leaves.
      if (await nextRetryEvent()) reportError(error);
    }
};

export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches the code, so that the part renders at once. Rejects if that fails; the part then tries again. */
  preload(): Promise<void>;
};

/**
 * A component whose code is fetched when it is rendered, for `HydrateWhenVisible` and `StaticPart`. A failed fetch does
 * not break the page: the failure is reported, the server's markup stays, and the fetch is retried when the browser
 * comes back online or the visitor presses something.
 */
export const lazyPart = <Props extends object>(load: Load<Props>): LazyPart<Props> => {
  const Lazy: ComponentType<Props> = lazy(() => loadWithRetry(load));
  let loaded: ComponentType<Props> | undefined;
  const Part = (props: Props) => {
    // `lazy` would suspend for a moment, even if the code is there.
    const [Content] = useState(() => loaded ?? Lazy);
    return createElement(Content, props);
  };
  return Object.assign(Part, {
    preload: async () => {
      loaded = (await load()).default;
    },
  });
};

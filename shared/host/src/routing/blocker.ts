import { createContext, useContext, useEffect } from "react";
import type { Location } from "react-router-dom";

export interface Navigation {
  currentLocation: Pick<Location, "pathname" | "search" | "hash">;
  nextLocation: Pick<Location, "pathname" | "search" | "hash">;
}

export type ShouldBlock = (navigation: Navigation) => boolean;

/** Whether a navigation is held up; if so, how to let it go on or drop it. */
export type Blocker = { state: "unblocked" } | { state: "blocked"; proceed: () => void; reset: () => void };

export interface BlockerRegistry {
  current: Blocker;
  /** One at a time: the last one asked for counts. */
  setShouldBlock(shouldBlock: ShouldBlock | null): void;
}

export const UNBLOCKED: Blocker = { state: "unblocked" };

export const BlockerContext = createContext<BlockerRegistry | null>(null);

/**
 * Holds up navigations within the site for which `shouldBlock` answers true, links, code and the browser's buttons
 * alike. Leaving the site is the window's `beforeunload`.
 */
export const useBlocker = (shouldBlock: ShouldBlock): Blocker => {
  const registry = useContext(BlockerContext);
  const setShouldBlock = registry?.setShouldBlock;
  useEffect(() => {
    setShouldBlock?.(shouldBlock);
    return () => setShouldBlock?.(null);
  }, [setShouldBlock, shouldBlock]);
  return registry?.current ?? UNBLOCKED;
};

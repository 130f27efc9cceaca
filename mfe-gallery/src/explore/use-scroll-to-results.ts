import { useLocation } from "@promptfolio/host/router";
import { type RefObject, useLayoutEffect, useState } from "react";
import { useHydrated } from "./use-hydrated";

/** Whether the page was opened by a link or a typed URL, not by a reload or by going back. */
const isFreshVisit = (): boolean => {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
};

/** Scrolls a shared link with filters to the results instead of the top of the page. */
export const useScrollToResults = (results: RefObject<HTMLElement | null>, isFiltered: boolean): void => {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [isFirstLoad] = useState(!isHydrated && isFiltered && hash === "");
  useLayoutEffect(() => {
    if (isFirstLoad && isFreshVisit() && scrollY === 0) results.current?.scrollIntoView();
  }, [isFirstLoad, results]);
};

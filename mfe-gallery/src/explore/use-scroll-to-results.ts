import { useIsHydrating } from "@promptfolio/host/hooks/use-is-hydrating";
import { useLocation } from "@promptfolio/host/router";
import { useLayoutEffect, useState } from "react";
import { SECTION_IDS } from "../home/home-texts";
import { activeFilters, readFilters } from "./filters";

/** Whether the page was opened by a link or a typed URL, not by a reload or by going back. */
const isFreshVisit = (): boolean => {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
};

/** Scrolls a shared link with filters to the results instead of the top of the page. */
export const useScrollToResults = (): void => {
  const { hash, search } = useLocation();
  const isFiltered = activeFilters(readFilters(new URLSearchParams(search))).length > 0;
  const isHydrating = useIsHydrating();
  const [isFirstLoad] = useState(isHydrating && isFiltered && hash === "");
  useLayoutEffect(() => {
    if (isFirstLoad && isFreshVisit() && scrollY === 0)
      document.getElementById(SECTION_IDS.explore)?.scrollIntoView();
  }, [isFirstLoad]);
};

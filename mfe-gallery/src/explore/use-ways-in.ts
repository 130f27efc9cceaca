import { useIsHydrating } from "@promptfolio/host/hooks/use-is-hydrating";
import { useSingleKey } from "@promptfolio/host/hooks/use-single-key";
import { useLocation } from "@promptfolio/host/router";
import { useLayoutEffect, useState } from "react";
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
    if (isFirstLoad && isFreshVisit() && scrollY === 0) document.getElementById("explore")?.scrollIntoView();
  }, [isFirstLoad]);
};

/** `/` focuses the gallery's search field, hydrated or not. */
export const useSearchShortcut = (): void =>
  useSingleKey("/", (event) => {
    const field = document.querySelector<HTMLInputElement>("#explore input[type=search]");
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

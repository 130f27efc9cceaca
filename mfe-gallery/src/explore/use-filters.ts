import { useSearchParams } from "@promptfolio/host/router";
import {
  type FilterName,
  type Filters,
  readFilters,
  readSort,
  type Sort,
  withFilter,
  withoutFilters,
  withSort,
} from "./filters";
import type { ShownCards } from "./shown-cards";

export interface FilterControl {
  filters: Filters;
  sort: Sort;
  setSort(sort: Sort): void;
  setFilter(name: FilterName, value: string): void;
  clear(): void;
}

/**
 * The filters, which live in the URL: each choice is a step back, but not each letter of a search. `start` is what
 * a changed list begins with.
 */
export const useFilters = (start: ShownCards): FilterControl => {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const go = (next: URLSearchParams, replace: boolean) =>
    setQuery(next, { replace, preventScrollReset: true, state: start });
  return {
    filters,
    sort: readSort(query),
    setSort: (sort) => go(withSort(query, sort), false),
    setFilter: (name, value) => {
      const isTyping = name === "search" && value !== "" && filters.search !== "";
      go(withFilter(query, name, value), isTyping);
    },
    clear: () => go(withoutFilters(query), false),
  };
};

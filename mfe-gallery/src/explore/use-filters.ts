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
import { withFirstCards } from "./shown-cards";
import type { GalleryLocation } from "./use-gallery-location";

export interface FilterControl {
  filters: Filters;
  sort: Sort;
  setSort(sort: Sort): void;
  setFilter(name: FilterName, value: string): void;
  clear(): void;
}

/**
 * The filters, stored in the URL. Each choice adds a history entry, but not each letter of a search.
 */
export const useFilters = (location: GalleryLocation): FilterControl => {
  const query = new URLSearchParams(location.search);
  const filters = readFilters(query);
  const go = (next: URLSearchParams, replace: boolean) => location.go(withFirstCards(next), replace);
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

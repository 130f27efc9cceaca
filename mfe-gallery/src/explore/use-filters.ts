import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useOptimistic, useTransition } from "react";
import {
  type FilterName,
  readFilters,
  readSort,
  type Sort,
  withFilter,
  withoutFilters,
  withSort,
} from "./filters";
import { withFirstCards } from "./shown-cards";

/**
 * The gallery's location and its navigation. Navigation is a transition: the next frame shows the pressed state, and
 * the cards follow.
 */
export const useGalleryLocation = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const [search, choose] = useOptimistic(location.search);
  const [isPending, startTransition] = useTransition();
  const go = (query: URLSearchParams, replace: boolean) =>
    startTransition(() => {
      const next = query.size > 0 ? `?${query}` : "";
      choose(next);
      void navigate({ search: next }, { replace, preventScrollReset: true });
    });
  return {
    /** The URL's query including the latest choice, even before the cards show it. */
    search,
    /** Other cards are about to be shown. */
    isPending,
    go,
  };
};

/**
 * The filters, stored in the URL. Each choice adds a history entry, but not each letter of a search.
 */
export const useFilters = (location: ReturnType<typeof useGalleryLocation>) => {
  const query = new URLSearchParams(location.search);
  const filters = readFilters(query);
  const go = (next: URLSearchParams, replace: boolean) => location.go(withFirstCards(next), replace);
  return {
    filters,
    sort: readSort(query),
    setSort: (sort: Sort) => go(withSort(query, sort), false),
    setFilter: (name: FilterName, value: string) => {
      const isTyping = name === "search" && value !== "" && filters.search !== "";
      go(withFilter(query, name, value), isTyping);
    },
    clear: () => go(withoutFilters(query), false),
  };
};

import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useOptimistic, useTransition } from "react";

export interface GalleryLocation {
  /** The URL's query including the latest choice, even before the cards show it. */
  search: string;
  /** Other cards are about to be shown. */
  isPending: boolean;
  go(query: URLSearchParams, replace: boolean): void;
}

/**
 * The gallery's location and its navigation. Navigation is a transition: the next frame shows the pressed state, and
 * the cards follow.
 */
export const useGalleryLocation = (): GalleryLocation => {
  const location = useLocation();
  const navigate = useNavigate();
  const [search, choose] = useOptimistic(location.search);
  const [isPending, startTransition] = useTransition();
  const go: GalleryLocation["go"] = (query, replace) =>
    startTransition(() => {
      const next = query.size > 0 ? `?${query}` : "";
      choose(next);
      void navigate({ search: next }, { replace, preventScrollReset: true });
    });
  return { search, isPending, go };
};

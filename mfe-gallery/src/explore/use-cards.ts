import type { Image, ImageList } from "@promptfolio/contracts/api/images";
import { useApiQuery } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useOnline } from "@promptfolio/host/hooks/use-online";
import { useSlow } from "@promptfolio/host/hooks/use-slow";
import { useQueryClient } from "@promptfolio/host/query";
import { useState } from "react";
import { TEXTS } from "../texts";
import { type Filters, type Sort, sortQuery } from "./filters";
import { canLoadMore, type ShownCards } from "./shown-cards";

/** The list; while a longer one in the same order loads, or if that fails, the previous, shorter one. */
const useKnownList = (order: string, list: ImageList | undefined): ImageList | undefined => {
  const [previous, setPrevious] = useState({ order, list });
  if (list !== undefined && (previous.list !== list || previous.order !== order))
    setPrevious({ order, list });
  return list ?? (previous.order === order ? previous.list : undefined);
};

export interface Cards {
  /** Undefined until the first are loaded. */
  images: readonly Image[] | undefined;
  total: number;
  /** Nothing matches the search exactly: these are similar. */
  isApproximate: boolean;
  canLoadMore: boolean;
  /** `slow`: still loading after a while, or being retried after a failure. */
  state: "ready" | "loading" | "slow" | "failed";
  /** Why it failed or is slow, for the visitor; may be empty. */
  problem: string;
  retry(): void;
}

/** The cards for the filters and the order. */
export const useCards = (filters: Filters, sort: Sort, shown: ShownCards): Cards => {
  const client = useQueryClient();
  const request = getImages({ ...filters, limit: shown.limit, ...sortQuery(sort, shown.seed) });
  const query = useApiQuery(request);
  const list = useKnownList(JSON.stringify([filters, sort, shown.seed]), query.data);
  // The code of the data cache may be missing as well, so that the query does not know that it is paused.
  const isPaused = !useOnline() && query.isPending;
  const slow = useSlow(query.isPending) || query.failureCount > 0 || isPaused;
  return {
    images: list?.images,
    total: list?.total ?? 0,
    isApproximate: list?.approximate ?? false,
    canLoadMore: list !== undefined && canLoadMore(shown, query.data?.has_more ?? true),
    state: query.data ? "ready" : query.isError ? "failed" : slow ? "slow" : "loading",
    problem: isPaused ? TEXTS.listOffline : ((query.error ?? query.failureReason)?.message ?? ""),
    retry: () => {
      // Cancel the pending request: otherwise the retry would wait for it.
      void client.cancelQueries({ queryKey: queryKeyOf(request.path) }).then(() => query.refetch());
    },
  };
};

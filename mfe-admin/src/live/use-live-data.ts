import type { UseQueryResult } from "@promptfolio/host/query";
import { failureText } from "../lib/failure-text";
import { usePace } from "./pace";
import { useNewIndicator, type Watched } from "./use-new-indicator";

export interface LiveData {
  live: boolean;
  toggle(): void;
  refresh(): void;
  refreshing: boolean;
  /** Milliseconds since 1970; 0 before the first response. */
  updatedAt: number;
  isNew: boolean;
  dismissNew(): void;
  /** Why the shown data could not be refreshed; undefined otherwise. */
  failure: string | undefined;
}

/** The state of live queries, for the bar above them. */
export const useLiveData = (queries: readonly UseQueryResult[], watched: Watched): LiveData => {
  const pace = usePace();
  const refresh = () => {
    // Don't cancel a request in flight: a slow server would never get to respond.
    for (const query of queries) void query.refetch({ cancelRefetch: false });
  };
  const news = useNewIndicator(watched);
  const failed = queries.find((query) => query.error !== null && query.data !== undefined);
  return {
    live: pace.live,
    toggle: () => {
      if (!pace.live) refresh();
      pace.setLive(!pace.live);
    },
    refresh,
    refreshing: queries.some((query) => query.isFetching),
    updatedAt: Math.min(...queries.map((query) => query.dataUpdatedAt)),
    isNew: news.shown,
    dismissNew: news.dismiss,
    failure: failed ? failureText(failed.error) : undefined,
  };
};

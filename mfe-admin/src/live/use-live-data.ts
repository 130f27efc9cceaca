import type { UseQueryResult } from "@promptfolio/host/query";
import { failureText } from "../lib/failure-text";
import { intervalOf, usePace } from "./pace";
import { useNewIndicator, type Watched } from "./use-new-indicator";
import { usePolling } from "./use-polling";

export interface LiveData {
  live: boolean;
  toggle(): void;
  refresh(): void;
  refreshing: boolean;
  /** Milliseconds since 1970; 0 before the first answer. */
  updatedAt: number;
  isNew: boolean;
  dismissNew(): void;
  /** Why the data on screen could not be brought up to date; null if it could, or if there is none yet. */
  failure: string | null;
}

/** Keeps what these queries show up to date at the dashboard's pace. */
export const useLiveData = (queries: readonly UseQueryResult[], watched: Watched): LiveData => {
  const pace = usePace();
  const refresh = () => {
    // A question that is still on its way is not asked again: a slow server would never get to answer.
    for (const query of queries) void query.refetch({ cancelRefetch: false });
  };
  usePolling(refresh, intervalOf(pace));
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
    failure: failed ? failureText(failed.error) : null,
  };
};

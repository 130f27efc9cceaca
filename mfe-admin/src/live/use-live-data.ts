import type { AdminUser, Analytics } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import type { UseQueryResult } from "@promptfolio/host/query";
import { useEffect, useRef, useState } from "react";
import { failureText } from "../lib/failure-text";
import { usePace } from "./pace";

export const analyticsSignature = (analytics: Analytics): string =>
  [
    analytics.totalViews,
    analytics.totalUsers,
    analytics.totalDownloads,
    analytics.activeUsers,
    analytics.todayViews,
  ].join(" ");

/** A list of users counts as changed when its members, their status, usage or downloads change. */
export const usersSignature = (users: readonly AdminUser[]): string =>
  users
    .map(({ id, status, viewsUsed, totalPromptViews, totalDownloads }) =>
      [id, status, viewsUsed, totalPromptViews, totalDownloads].join(" "),
    )
    .join("\n");

/** `scope` identifies the query, `signature` its response; undefined until there is one. */
export interface Watched {
  scope: string;
  signature: string | undefined;
}

/** True for three seconds after the response to the same query has changed, unless dismissed earlier. */
export const useNewIndicator = ({ scope, signature }: Watched) => {
  const previous = useRef<Watched>({ scope, signature: undefined });
  /** The changed response's signature. */
  const [changed, setChanged] = useState<string>();

  useEffect(() => {
    const { current } = previous;
    if (signature === undefined) return;
    previous.current = { scope, signature };
    if (current.scope === scope && current.signature !== undefined && current.signature !== signature)
      setChanged(signature);
  }, [scope, signature]);

  useEffect(() => {
    if (changed === undefined) return;
    const timer = setTimeout(() => setChanged(undefined), ADMIN.newIndicatorMs);
    return () => clearTimeout(timer);
  }, [changed]);

  return { shown: changed !== undefined, dismiss: () => setChanged(undefined) };
};

/** The state of live queries, for the bar above them. */
export const useLiveData = (queries: readonly UseQueryResult[], watched: Watched) => {
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
    /** Milliseconds since 1970; 0 before the first response. */
    updatedAt: Math.min(...queries.map((query) => query.dataUpdatedAt)),
    isNew: news.shown,
    dismissNew: news.dismiss,
    /** Why the shown data could not be refreshed. */
    failure: failed ? failureText(failed.error) : undefined,
  };
};

export type LiveData = ReturnType<typeof useLiveData>;

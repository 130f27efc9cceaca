import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { ADMIN } from "@promptfolio/contracts/limits";
import { useApiQuery } from "@promptfolio/host";
import { createContext, useContext } from "react";

/** How the dashboard polls, shared by all its tabs. */
export interface Pace {
  live: boolean;
  setLive(live: boolean): void;
  testMode: boolean;
  setTestMode(testMode: boolean): void;
}

export const PaceContext = createContext<Pace | undefined>(undefined);

/** @throws Error outside the dashboard */
export const usePace = (): Pace => {
  const pace = useContext(PaceContext);
  if (pace === undefined) throw new Error("usePace needs a PaceContext above it");
  return pace;
};

/** The polling interval in milliseconds; undefined while paused. */
export const intervalOf = ({ live, testMode }: Pick<Pace, "live" | "testMode">): number | undefined => {
  if (!live) return undefined;
  return testMode ? ADMIN.testModePollIntervalMs : ADMIN.pollIntervalMs;
};

/**
 * An API query that polls at the dashboard's pace while the browser tab is visible, and refetches when it becomes visible
 * again.
 */
export const useLiveQuery = <Response>(
  request: ApiRequest<Response>,
  {
    isPushed = false,
    ...options
  }: {
    keepPrevious?: boolean;
    /** Whether the server pushes its responses. */
    isPushed?: boolean;
  } = {},
) => {
  const pace = intervalOf(usePace());
  const interval = isPushed ? undefined : pace;
  return useApiQuery(request, {
    ...options,
    refetchInterval: interval ?? false,
    refetchOnWindowFocus: interval === undefined ? false : "always",
  });
};

import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useApiQuery } from "@promptfolio/host";
import { intervalOf, usePace } from "./pace";

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

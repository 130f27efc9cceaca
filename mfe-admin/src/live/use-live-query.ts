import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useApiQuery } from "@promptfolio/host";
import { intervalOf, usePace } from "./pace";

/**
 * An API query that polls at the dashboard's pace while the browser tab is visible, and refetches when it becomes visible
 * again.
 */
export const useLiveQuery = <Response>(
  request: ApiRequest<Response>,
  options: { keepPrevious?: boolean } = {},
) => {
  const interval = intervalOf(usePace());
  return useApiQuery(request, {
    ...options,
    refetchInterval: interval ?? false,
    refetchOnWindowFocus: interval === null ? false : "always",
  });
};

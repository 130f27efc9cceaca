import type { ApiClient, ApiRequest } from "@promptfolio/contracts/host-api";
import type { UseQueryResult } from "@tanstack/react-query";
import { use, useMemo } from "react";
import { isMissing } from "./api/api-error";
import { pendingQuery } from "./api/pending-queries";
import { queryKeyOf } from "./api/request";
import { useDataCache } from "./data-cache";
import { useHost } from "./host-context";

/** The data cache's options for a GET request. */
export const apiQuery = <Result>(api: ApiClient, request: ApiRequest<Result>) => ({
  queryKey: queryKeyOf(request.path),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(request, { signal }),
  // The page of a missing image shows the error without fetching again.
  retryOnMount: ({ state }: { state: { error: unknown } }) => !isMissing(state.error),
});

/**
 * Reads a GET request through the data cache. `error` is an `ApiError`. Suspends on the server for a deferred query, and
 * in a browser until the code of the data cache has loaded; never for a response.
 */
export const useApiQuery = <Result>(
  request: ApiRequest<Result>,
  options: {
    enabled?: boolean;
    refetchInterval?: number | false;
    refetchOnWindowFocus?: boolean | "always";
    keepPrevious?: boolean;
    staleTime?: number;
    /** Data from another response; fetched again if that is too old. */
    initialData?: () => Result | undefined;
    initialDataUpdatedAt?: () => number | undefined;
  } = {},
): UseQueryResult<Result> => {
  const { http } = useHost();
  const { keepPrevious, ...rest } = options;
  const { client, useQuery, keepPreviousData } = useDataCache();
  const pending = pendingQuery(client, request.path);
  if (pending) use(pending);
  return useQuery<Result, Error, Result, readonly ["api", string]>(
    {
      ...apiQuery(http, request),
      ...rest,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    client,
  );
};

/** The function that sends requests, for those that don't go through the data cache. */
export const useSend = (): ApiClient["send"] => {
  const { http } = useHost();
  return useMemo(() => http.send.bind(http), [http]);
};

import type { ApiClient, ApiRequest } from "@promptfolio/contracts/host-api";
import { use, useMemo } from "react";
import { isMissing } from "./api/api-error";
import { pendingQuery } from "./api/pending-queries";
import { queryKeyOf } from "./api/request";
import { useHost } from "./host-context";
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from "./query";

/** What the data cache needs to know of a GET call. */
export const apiQuery = <Answer>(api: ApiClient, call: ApiRequest<Answer>) => ({
  queryKey: queryKeyOf(call.path),
  queryFn: ({ signal }: { signal: AbortSignal }) => api.send(call, { signal }),
  // A page that opens on what is missing shows that, and does not ask once more.
  retryOnMount: ({ state }: { state: { error: unknown } }) => !isMissing(state.error),
});

/**
 * Reads a GET call through the data cache. `error` is an `ApiError`. Suspends only on the server, and only for an answer
 * that is late.
 */
export const useApiQuery = <Answer>(
  call: ApiRequest<Answer>,
  options: {
    enabled?: boolean;
    refetchInterval?: number | false;
    keepPrevious?: boolean;
    staleTime?: number;
  } = {},
): UseQueryResult<Answer> => {
  const { http } = useHost();
  const { keepPrevious, ...rest } = options;
  const arrival = pendingQuery(useQueryClient(), call.path);
  if (arrival) use(arrival);
  return useQuery<Answer, Error, Answer, readonly ["api", string]>({
    ...apiQuery(http, call),
    ...rest,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
};

/** The function that makes calls, for what is not read through the data cache. */
export const useSend = (): ApiClient["send"] => {
  const { http } = useHost();
  return useMemo(() => http.send.bind(http), [http]);
};

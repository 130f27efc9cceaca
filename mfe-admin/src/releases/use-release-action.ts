import type { ReleaseAction, ReleaseActionResult } from "@promptfolio/contracts/api/releases";
import { useHost } from "@promptfolio/host";
import {
  getPreviews,
  getReleases,
  performReleaseAction,
  planReleaseAction,
} from "@promptfolio/host/api/releases";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQuery, useQueryClient } from "@promptfolio/host/query";

/** The server's plan for an action: what it will do. Requested again whenever the action changes. */
export const useReleasePlan = (action: ReleaseAction | undefined) => {
  const { http } = useHost();
  return useQuery({
    queryKey: ["release-plan", action],
    queryFn: () => (action ? http.send(planReleaseAction(action)) : null),
    enabled: action !== undefined,
    retry: false,
    gcTime: 0,
  });
};

/** Performs an action and shows the overview from the server's response. */
export const useReleaseAction = (onDone: (result: ReleaseActionResult) => void) => {
  const { http, notifications } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: ReleaseAction) => http.send(performReleaseAction(action)),
    onSuccess: (result) => {
      notifications.toast("success", result.message);
      client.setQueryData(queryKeyOf(getReleases().path), result.overview);
      void client.invalidateQueries({ queryKey: queryKeyOf(getPreviews().path) });
      onDone(result);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeyOf(getReleases().path) }),
  });
};

import type { Administrator } from "@promptfolio/contracts/api/admin";
import { useHost } from "@promptfolio/host";
import { getAdministrators, setAdministratorActive } from "@promptfolio/host/api/admin";
import { isApiError } from "@promptfolio/host/api/api-error";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { TEXTS } from "../texts";

/** Activates an administrator who isn't active, and deactivates one who is. */
export const useAdministratorStatus = () => {
  const { http, notifications } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Administrator) => http.send(setAdministratorActive(id, status !== "active")),
    onSuccess: ({ message }) => notifications.toast("success", message),
    onError: (error) =>
      notifications.toast(
        "error",
        isApiError(error) && error.status === 409 ? error.detail : TEXTS.administrators.statusFailed,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(getAdministrators().path) }),
  });
};

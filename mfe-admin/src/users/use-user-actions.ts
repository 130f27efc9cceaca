import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { deleteUser, setUserActive } from "@promptfolio/host/api/admin";
import { useMutation } from "@promptfolio/host/query";
import { useUndo } from "../deleted/use-undo";
import { TEXTS } from "../texts";
import { useUserCache } from "./use-user-cache";
import { isActive } from "./user-figures";

/** Refetches after failures too, to show what another administrator did in the meantime. */
const useRefetchSoon = () => {
  const { refetch } = useUserCache();
  return () => {
    setTimeout(refetch, ADMIN.refreshDelayMs);
  };
};

export const useStatusToggle = () => {
  const { http, notifications } = useHost();
  const { update } = useUserCache();
  const refetchSoon = useRefetchSoon();
  return useMutation({
    mutationFn: (user: AdminUser) => http.send(setUserActive(user.id, !isActive(user))),
    onSuccess: (_, user) => {
      update({ ...user, status: isActive(user) ? "inactive" : "active" });
      notifications.toast("success", isActive(user) ? TEXTS.users.deactivated : TEXTS.users.activated);
    },
    onError: () => notifications.toast("error", TEXTS.users.statusFailed),
    onSettled: refetchSoon,
  });
};

export const useUserDeletion = () => {
  const { http, notifications } = useHost();
  const { remove, refetch } = useUserCache();
  const refetchSoon = useRefetchSoon();
  const undo = useUndo(async () => refetch());
  return useMutation({
    mutationFn: (user: AdminUser) => http.send(deleteUser(user.id)),
    onSuccess: (_, { id }) => {
      remove(id);
      undo.offer(TEXTS.users.removed, id);
    },
    onError: () => notifications.toast("error", TEXTS.users.deleteFailed),
    onSettled: refetchSoon,
  });
};

import type { AdminUser, AdminUserList } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { deleteUser, setUserActive } from "@promptfolio/host/api/admin";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { useUndo } from "../deleted/deleted-panel";
import { refetchChanged } from "../lib/refetch-changed";
import { TEXTS } from "../texts";
import { isActive } from "./user-figures";

const mapLists = (list: AdminUserList, change: (users: AdminUser[]) => AdminUser[]): AdminUserList => ({
  ...list,
  users: change(list.users),
  recentUsers: change(list.recentUsers),
  topDownloaders: change(list.topDownloaders),
});

export const withUser = (list: AdminUserList, changed: AdminUser): AdminUserList =>
  mapLists(list, (users) => users.map((user) => (user.id === changed.id ? changed : user)));

/** `total` counts the users that match, so it only drops if the user was listed. */
export const withoutUser = (list: AdminUserList, id: string): AdminUserList => {
  const listed = list.users.some((user) => user.id === id);
  return {
    ...mapLists(list, (users) => users.filter((user) => user.id !== id)),
    total: listed ? list.total - 1 : list.total,
  };
};

const hasPath =
  (pattern: RegExp) =>
  ({ queryKey: [kind, path] }: { queryKey: readonly unknown[] }): boolean =>
    kind === "api" && typeof path === "string" && pattern.test(path);

const isUserList = hasPath(/^\/admin\/users(\?|$)/);
const showsUsers = hasPath(/^\/admin\/(users|analytics)(\?|$)/);

/** All cached lists of users, whatever their filter or page: an action on one of them changes the others too. */
export const useUserCache = () => {
  const cache = useQueryClient();
  /** Refetches the visible lists and drops the others, so that none shows stale users. */
  const refetch = async () => {
    cache.removeQueries({ predicate: isUserList, type: "inactive" });
    await refetchChanged(cache, { predicate: showsUsers });
  };
  return {
    change: (updater: (list: AdminUserList) => AdminUserList) =>
      cache.setQueriesData<AdminUserList>({ predicate: isUserList }, (list) => list && updater(list)),
    refetch,
    /** After failures too, to show what another administrator did in the meantime. */
    refetchSoon: () => {
      setTimeout(refetch, ADMIN.refreshDelayMs);
    },
  };
};

export const useStatusToggle = () => {
  const { http, notifications } = useHost();
  const { change, refetchSoon } = useUserCache();
  return useMutation({
    mutationFn: (user: AdminUser) => http.send(setUserActive(user.id, !isActive(user))),
    onSuccess: (_, user) => {
      change((list) => withUser(list, { ...user, status: isActive(user) ? "inactive" : "active" }));
      notifications.toast("success", isActive(user) ? TEXTS.users.deactivated : TEXTS.users.activated);
    },
    onError: () => notifications.toast("error", TEXTS.users.statusFailed),
    onSettled: refetchSoon,
  });
};

export const useUserDeletion = () => {
  const { http, notifications } = useHost();
  const { change, refetch, refetchSoon } = useUserCache();
  const undo = useUndo(refetch);
  return useMutation({
    mutationFn: (user: AdminUser) => http.send(deleteUser(user.id)),
    onSuccess: (_, { id }) => {
      change((list) => withoutUser(list, id));
      undo.offer(TEXTS.users.removed, id);
    },
    onError: () => notifications.toast("error", TEXTS.users.deleteFailed),
    onSettled: refetchSoon,
  });
};

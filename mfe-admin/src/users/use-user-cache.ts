import type { AdminUser, AdminUserList } from "@promptfolio/contracts/api/admin";
import { useQueryClient } from "@promptfolio/host/query";
import { useMemo } from "react";
import { refetchChanged } from "../lib/refetch-changed";
import { withoutUser, withUser } from "./user-lists";

const hasPath =
  (pattern: RegExp) =>
  ({ queryKey: [kind, path] }: { queryKey: readonly unknown[] }): boolean =>
    kind === "api" && typeof path === "string" && pattern.test(path);

const isUserList = hasPath(/^\/admin\/users(\?|$)/);
const showsUsers = hasPath(/^\/admin\/(users|analytics)(\?|$)/);

/** All cached lists of users, whatever their filter or page: an action on one of them changes the others too. */
export const useUserCache = () => {
  const cache = useQueryClient();
  return useMemo(() => {
    const change = (updater: (list: AdminUserList) => AdminUserList) =>
      cache.setQueriesData<AdminUserList>({ predicate: isUserList }, (list) => list && updater(list));
    return {
      update: (user: AdminUser) => change((list) => withUser(list, user)),
      remove: (id: string) => change((list) => withoutUser(list, id)),
      /** Refetches the visible lists and drops the others, so that none shows stale users. */
      refetch: () => {
        cache.removeQueries({ predicate: isUserList, type: "inactive" });
        void refetchChanged(cache, { predicate: showsUsers });
      },
    };
  }, [cache]);
};

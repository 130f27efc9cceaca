import type { AdminUser } from "@promptfolio/contracts/api/admin";
import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { ADMIN } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { deleteUser, setUserActive } from "@promptfolio/host/api/admin";
import { useEffect, useRef, useState } from "react";
import { TEXTS } from "../texts";
import { isActive } from "./user-figures";

/**
 * Changing users: one action per user at a time; what it came to is said only when the server has said it, and the list
 * is asked for again a moment later, after failures too: somebody else may have been faster.
 */
export const useUserActions = (refresh: () => void) => {
  const { http, notifications } = useHost();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Set<string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );

  const run = async (
    id: string,
    call: ApiRequest<unknown>,
    done: string,
    failed: string,
  ): Promise<boolean> => {
    if (running.current.has(id)) return false;
    running.current.add(id);
    setPending(new Set(running.current));
    try {
      await http.send(call);
      notifications.toast("success", done);
      return true;
    } catch {
      // The sentence below is all that the specification says of it, whatever the reason.
      notifications.toast("error", failed);
      return false;
    } finally {
      running.current.delete(id);
      setPending(new Set(running.current));
      timers.current.add(setTimeout(refresh, ADMIN.refreshDelayMs));
    }
  };

  return {
    pending,
    toggleStatus: (user: AdminUser) =>
      run(
        user.id,
        setUserActive(user.id, !isActive(user)),
        isActive(user) ? TEXTS.users.deactivated : TEXTS.users.activated,
        TEXTS.users.statusFailed,
      ),
    remove: (user: AdminUser) =>
      run(user.id, deleteUser(user.id), TEXTS.users.removed, TEXTS.users.deleteFailed),
  };
};

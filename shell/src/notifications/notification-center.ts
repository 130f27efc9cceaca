import type { Notice, NotificationsApi, ToastAction, ToastType } from "@promptfolio/contracts/host-api";
import { createContext, useContext } from "react";
import { createStore } from "zustand/vanilla";

interface QueuedToast {
  id: string;
  type: ToastType;
  message: string;
  /** A second, smaller line. */
  detail?: string | undefined;
  action?: ToastAction | undefined;
}

/** The content of the two regions, whose code may be fetched later. */
interface Notifications {
  /** Toasts queued until the stack is mounted. */
  queue: QueuedToast[];
  dismissed: string[];
  notice: (Notice & { id: string }) | undefined;
}

export const createNotificationCenter = () => {
  const state = createStore<Notifications>(() => ({ queue: [], dismissed: [], notice: undefined }));
  let count = 0;
  const nextId = () => `message-${++count}`;
  const api: NotificationsApi = {
    toast: (type, message, id = nextId(), detail, action) => {
      state.setState(({ queue }) => ({ queue: [...queue, { id, type, message, detail, action }] }));
      return id;
    },
    notice: (notice) => state.setState({ notice: { ...notice, id: nextId() } }),
    dismiss: (id) =>
      state.setState(({ queue, dismissed }) => ({
        queue: queue.filter((toast) => toast.id !== id),
        dismissed: [...dismissed, id],
      })),
  };
  return {
    api,
    state,
    /** Called when the stack has taken over the queue and the dismissals. */
    taken: () => state.setState({ queue: [], dismissed: [] }),
    closeNotice: (id: string): void => {
      if (state.getState().notice?.id === id) state.setState({ notice: undefined });
    },
  };
};

export type NotificationCenter = ReturnType<typeof createNotificationCenter>;

export const NotificationCenterContext = createContext<NotificationCenter | undefined>(undefined);

export const useNotificationCenter = (): NotificationCenter => {
  const center = useContext(NotificationCenterContext);
  if (center === undefined) throw new Error("There is no notification center here");
  return center;
};

import type { Notice, NotificationsApi, ToastAction, ToastType } from "@promptfolio/contracts/host-api";
import { createContext, useContext } from "react";
import { createStore, type StoreApi } from "zustand/vanilla";

export interface QueuedToast {
  id: string;
  type: ToastType;
  message: string;
  /** A second, smaller line. */
  detail?: string | undefined;
  action?: ToastAction | undefined;
}

export interface ShownNotice extends Notice {
  id: string;
}

/** The content of the two regions, whose code may be fetched later. */
export interface Notifications {
  /** Toasts queued until the stack is mounted. */
  queue: QueuedToast[];
  dismissed: string[];
  notice: ShownNotice | undefined;
}

export interface NotificationCenter {
  api: NotificationsApi;
  state: StoreApi<Notifications>;
  /** Called when the stack has taken over the queue and the dismissals. */
  taken(): void;
  closeNotice(id: string): void;
}

export const createNotificationCenter = (): NotificationCenter => {
  const state = createStore<Notifications>(() => ({ queue: [], dismissed: [], notice: undefined }));
  let count = 0;
  const nextId = () => `message-${++count}`;
  return {
    state,
    taken: () => state.setState({ queue: [], dismissed: [] }),
    closeNotice: (id) => {
      if (state.getState().notice?.id === id) state.setState({ notice: undefined });
    },
    api: {
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
    },
  };
};

export const NotificationCenterContext = createContext<NotificationCenter | undefined>(undefined);

export const useNotificationCenter = (): NotificationCenter => {
  const center = useContext(NotificationCenterContext);
  if (center === undefined) throw new Error("There is no notification center here");
  return center;
};

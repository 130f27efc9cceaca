import { TOASTS } from "@promptfolio/shared/contracts/limits";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { useStore } from "zustand";
import type { NotificationCenter } from "./notification-center";

const { visible, duration, gap, width, swipe } = TOASTS.stack;

/** The stack of short typed messages. */
export const ToastStack = ({ center }: { center: NotificationCenter }) => {
  const { queue, dismissed } = useStore(center.state);
  useEffect(() => {
    if (queue.length === 0 && dismissed.length === 0) return;
    for (const { id, type, message } of queue) toast[type](message, { id });
    for (const id of dismissed) toast.dismiss(id);
    center.taken();
  }, [queue, dismissed, center]);
  return (
    <Toaster
      visibleToasts={visible}
      duration={duration}
      gap={gap}
      position="bottom-right"
      style={{ "--width": `${width}px`, "--swipe-threshold": `${swipe}px` } as React.CSSProperties}
      containerAriaLabel="Messages"
    />
  );
};

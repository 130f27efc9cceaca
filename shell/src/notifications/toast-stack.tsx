import { TOASTS } from "@promptfolio/contracts/limits";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "@promptfolio/ui/icons";
import { Spinner } from "@promptfolio/ui/spinner";
import { useEffect } from "react";
import { toast } from "sonner";
import { useStore } from "zustand";
import { dismissOnSwipe } from "./dismiss-on-swipe";
import type { NotificationCenter } from "./notification-center";
import { Stack } from "./toast-stack-style";

const { visible, duration, gap, swipe } = TOASTS.stack;

/** Longer than other messages: it is to be pressed, not only read. */
const ACTION_DURATION_MS = 10_000;

const ICONS = {
  success: <CircleCheck aria-hidden />,
  info: <Info aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  error: <CircleAlert aria-hidden />,
  loading: <Spinner />,
};

/** The stack of toasts. */
export const ToastStack = ({ center }: { center: NotificationCenter }) => {
  const { queue, dismissed } = useStore(center.state);
  useEffect(() => dismissOnSwipe(swipe), []);
  useEffect(() => {
    if (queue.length === 0 && dismissed.length === 0) return;
    for (const { id, type, message, detail, action } of queue) {
      const button = action && {
        action: { label: action.label, onClick: action.onPress },
        duration: ACTION_DURATION_MS,
      };
      toast[type](message, { id, testId: id, description: detail, ...button });
    }
    for (const id of dismissed) toast.dismiss(id);
    center.taken();
  }, [queue, dismissed, center]);
  return (
    <Stack
      visibleToasts={visible}
      duration={duration}
      gap={gap}
      position="bottom-right"
      offset={16}
      mobileOffset={16}
      icons={ICONS}
      toastOptions={{ unstyled: true }}
      swipeDirections={["right", "left", "bottom"]}
      containerAriaLabel="Messages"
    />
  );
};

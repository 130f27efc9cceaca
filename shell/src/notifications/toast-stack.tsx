import { TOASTS } from "@promptfolio/contracts/limits";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "@promptfolio/ui/icons";
import { Spinner } from "@promptfolio/ui/spinner";
import { color, focusRing, font, media, motion, radius, space, type } from "@promptfolio/ui/theme";
import { stackMessage, toastColor } from "@promptfolio/ui/toast-styles";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { css, styled } from "styled-components";
import { useStore } from "zustand";
import type { NotificationCenter } from "./notification-center";

const { visible, duration, gap, swipe, width } = TOASTS.stack;

/** Longer than other messages: it is to be pressed, not only read. */
const ACTION_DURATION_MS = 10_000;

const ICONS = {
  success: <CircleCheck aria-hidden />,
  info: <Info aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  error: <CircleAlert aria-hidden />,
  loading: <Spinner />,
};

const iconColors = Object.entries(toastColor).map(
  ([type, iconColor]) => css`
    [data-sonner-toast][data-type="${type}"] [data-icon] {
      color: ${iconColor};
    }
  `,
);

/** sonner's stack in this product's design: sonner positions the toasts, but does not style them. */
const Stack = styled(Toaster)`
  && {
    --width: ${width}px;
    font-family: ${font.text};
  }

  /* Above what the page keeps at the bottom of the window. */
  :root:has([data-bottom-bar]) && {
    bottom: 11rem;

    ${media.medium} {
      bottom: 6rem;
    }
  }

  /* A dialog's buttons are at its end, and on phones its title and Close are right below. */
  :root:has([role="dialog"][aria-modal="true"]) && {
    bottom: calc(100dvh - 4.75rem);

    ${media.small} {
      bottom: calc(100dvh - 8rem);
    }
  }

  [data-sonner-toast] {
    ${stackMessage}
    transition:
      transform ${motion.slow},
      opacity ${motion.slow};
  }

  [data-content] {
    flex: 1;
    min-width: 0;
  }

  [data-description] {
    ${type.caption}
    color: ${color.inkSoft};
  }

  [data-button] {
    ${focusRing}
    min-height: 2rem;
    padding-inline: ${space[2]};
    border-radius: ${radius.small};
    color: ${color.accent};
    font-weight: 600;
  }

  [data-icon] {
    display: grid;
    place-items: center;
    font-size: 1.125rem;
  }

  ${iconColors}
`;

/** How far the pointer moved left, right or down, in pixels; 0 for other directions. */
const distanceOf = (from: PointerEvent, to: PointerEvent): number => {
  const [across, down] = [Math.abs(to.clientX - from.clientX), to.clientY - from.clientY];
  return across > Math.abs(down) ? across : Math.max(0, down);
};

/** The id of the toast that was pressed; toasts carry it as `testId`. */
const pressedToast = ({ target }: PointerEvent): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>("[data-sonner-toast]")?.dataset["testid"]
    : undefined;

/** Dismisses swiped toasts, as sonner's own threshold is fixed, and larger. Returns the function that stops it. */
const dismissOnSwipe = (): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  let start: PointerEvent | undefined;
  const begin = (event: PointerEvent): void => {
    start = event;
  };
  const end = (event: PointerEvent): void => {
    const id = start && pressedToast(start);
    if (start && id !== undefined && distanceOf(start, event) >= swipe) toast.dismiss(id);
    start = undefined;
  };
  document.addEventListener("pointerdown", begin, { signal });
  document.addEventListener("pointerup", end, { signal });
  return () => listening.abort();
};

export const ToastStack = ({ center }: { center: NotificationCenter }) => {
  const { queue, dismissed } = useStore(center.state);
  useEffect(dismissOnSwipe, []);
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

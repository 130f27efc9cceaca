import type { ToastType } from "@promptfolio/contracts/host-api";
import { TOASTS } from "@promptfolio/contracts/limits";
import { css } from "styled-components";
import { color, layer, motion, radius, shadow, space, type } from "./theme/theme";

/** The colour of a toast's icon, by its type. */
export const toastColor: Record<ToastType, string> = {
  success: color.positive,
  info: color.accent,
  warning: color.warning,
  error: color.danger,
  loading: color.inkSoft,
};

const messageBox = css`
  ${type.small}
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
`;

/**
 * One toast of the stack. For sonner with `unstyled`: pass its class to `toastOptions.classNames.toast`, icons coloured
 * with `toastColor`, and the dismiss button to `closeButton`.
 */
export const stackMessage = css`
  ${messageBox}
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  width: min(${TOASTS.stack.width}px, calc(100vw - 2rem));
  max-width: 100%;
  padding: ${space[3]} ${space[4]};
  font-weight: 500;

  [data-icon],
  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;

/** Where notices appear: in the corner of large screens, at the bottom of small ones. For Radix's Toast.Viewport. */
export const noticeViewport = css`
  position: fixed;
  inset: auto 0 0 auto;
  z-index: ${layer.toast};
  width: min(26rem, 100vw);
  padding: ${space[4]};
  list-style: none;
  outline: none;
`;

/** One notice, with a title and a description. For Radix's Toast.Root; `$destructive` marks a rejection or a loss. */
export const notice = css<{ $destructive?: boolean }>`
  ${messageBox}
  position: relative;
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]} ${space[12]} ${space[4]} ${space[5]};
  ${({ $destructive }) =>
    $destructive && `background: ${color.dangerSoft}; border-color: ${color.danger}; color: ${color.ink};`}
  transition:
    opacity ${motion.base},
    transform ${motion.base};

  @starting-style {
    opacity: 0;
    transform: translateY(8px);
  }

  &[data-state="closed"] {
    opacity: 0;
  }

  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
    transition: none;
  }

  &[data-swipe="end"] {
    transform: translateX(100%);
    opacity: 0;
  }
`;

export const noticeTitle = css`
  ${type.label}
`;

export const noticeDescription = css`
  ${type.small}
  color: ${color.inkSoft};
`;

/** The button in a notice's corner that dismisses it. */
export const noticeClose = css`
  position: absolute;
  top: ${space[2]};
  right: ${space[2]};
`;

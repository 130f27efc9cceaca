import { TOASTS } from "@promptfolio/contracts/limits";
import { color, focusRing, font, media, motion, radius, space, type } from "@promptfolio/ui/theme";
import { stackMessage, toastColor } from "@promptfolio/ui/toast-styles";
import { Toaster } from "sonner";
import { css, styled } from "styled-components";

const types = ["success", "info", "warning", "error", "loading"] as const;

const iconColors = types.map(
  (type) => css`
    [data-sonner-toast][data-type="${type}"] [data-icon] {
      color: ${toastColor[type]};
    }
  `,
);

/** sonner's stack in this product's design: sonner positions the toasts, but does not style them. */
export const Stack = styled(Toaster)`
  && {
    --width: ${TOASTS.stack.width}px;
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

import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { color, media, motion, radius, space, type } from "./theme/theme";

/** The look of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** `primary` is for the main action: at most one is visible at a time. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** A lucide icon after the label. */
  trailing?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
}

export interface ButtonStyleProps {
  $variant: NonNullable<ButtonLook["variant"]>;
  $size: NonNullable<ButtonLook["size"]>;
  $wide: boolean;
}

const VARIANTS = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};

    ${media.hover} {
      &:hover {
        background: ${color.accentStrong};
      }
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.control};

    ${media.hover} {
      &:hover {
        border-color: ${color.ink};
        background: ${color.sunken};
      }
    }
  `,
  quiet: css`
    ${media.hover} {
      &:hover {
        background: ${color.sunken};
      }
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};

    ${media.hover} {
      &:hover {
        background: ${color.dangerStrong};
      }
    }
  `,
} as const;

const SIZES = {
  small: css`
    min-height: 2.25rem;
    padding: ${space[1]} ${space[3]};
    gap: ${space[2]};
  `,
  medium: css`
    min-height: 2.75rem;
    padding: ${space[2]} ${space[4]};
    gap: ${space[2]};
  `,
  large: css`
    min-height: 3.375rem;
    padding: ${space[3]} ${space[6]};
    gap: ${space[3]};
    font-size: 1rem;
  `,
} as const;

/** What all buttons have in common: its own class, so that a page contains it once. */
const Base = styled.button`
  ${type.label}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.ink};
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  user-select: none;
  transition: transform ${motion.fast};

  &:active:not([aria-disabled="true"]) {
    transform: scale(0.98);
  }

  &:disabled,
  &[aria-disabled="true"]:not([aria-busy="true"]) {
    color: ${color.inkFaint};
    cursor: not-allowed;
    transform: none;
  }

  &[aria-busy="true"] {
    cursor: progress;
  }

  svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`;

/** The element of buttons, and of links that look like them (by `as`). */
export const ButtonFrame = styled(Base)<ButtonStyleProps>`
  width: ${({ $wide }) => ($wide ? "100%" : "auto")};
  ${({ $size }) => SIZES[$size]}
  ${({ $variant }) => VARIANTS[$variant]}

  ${({ $variant }) =>
    $variant !== "quiet" &&
    css`
      &:disabled,
      &[aria-disabled="true"]:not([aria-busy="true"]) {
        background: ${color.sunken};
        border-color: ${color.line};
      }
    `}

  ${media.touch} {
    min-height: 2.75rem;
  }
`;

import { css, keyframes, styled } from "styled-components";
import { floatingStyle } from "./floating-style";
import { color, layer, media, motion, radius, space, type } from "./theme/theme";

const fadeIn = keyframes`
  from { opacity: 0; }
`;
const fadeOut = keyframes`
  to { opacity: 0; }
`;

/**
 * Darkens the page and captures scrolling: its content is 1 px taller than itself. So the page keeps its scrollbar, and
 * nothing moves sideways.
 */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.scrim};
  background: ${color.scrim};
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  pointer-events: auto;
  animation: ${fadeIn} ${motion.base};

  &[data-state="closed"] {
    animation: ${fadeOut} ${motion.fast} forwards;
  }

  &::after {
    content: "";
    display: block;
    height: calc(100% + 1px);
  }
`;

/** In the middle of large screens, at the bottom of small ones. */
export const dialogStyle = css<{ $width?: string }>`
  ${floatingStyle}
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.dialog};
  /* A message fits above it. */
  max-height: calc(100dvh - min(5rem, 12dvh));
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[6]};
  padding-bottom: max(${space[6]}, env(safe-area-inset-bottom));
  border-radius: ${radius.card} ${radius.card} 0 0;

  ${media.small} {
    inset: 0;
    width: min(${({ $width = "32rem" }) => $width}, calc(100vw - 3rem));
    height: fit-content;
    max-height: calc(100dvh - 3rem);
    margin: auto;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }
`;

export const titleStyle = css`
  ${type.subheading}
  padding-right: ${space[10]};
`;

export const descriptionStyle = css`
  ${type.body}
  margin-top: ${space[2]};
  color: ${color.inkSoft};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;

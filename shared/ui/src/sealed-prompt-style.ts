import { css, styled } from "styled-components";
import { KEYHOLE, LEFT_HALF, RIGHT_HALF, SEAL_SIZE } from "./seal-shape";
import { color, motion, radius, space, type } from "./theme/theme";

export const Frame = styled.div<{ $lines: number; $grow: boolean }>`
  ${type.small}
  line-height: 1.6;
  position: relative;
  display: grid;
  ${({ $grow, $lines }) => `${$grow ? "min-height" : "height"}: calc(${$lines} * 1.6em + 2 * ${space[4]});`}
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow: hidden;
  isolation: isolate;

  /* The glass: over the shapes, under the seal. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    pointer-events: none;
    background:
      linear-gradient(112deg, transparent 32%, ${color.sheen} 43%, transparent 52%),
      linear-gradient(${color.glass}, ${color.glass});
    transition:
      opacity ${motion.base},
      transform ${motion.slow};
  }

  &[data-state="open"]::after {
    opacity: 0;
    transform: scale(1.03);
  }
`;

/** Fades the last lines, as a hint that there is more below. */
const fading = css`
  padding-bottom: ${space[8]};
  mask-image: linear-gradient(#000 calc(100% - 2.5rem), transparent);
`;

export const Words = styled.div<{ $open: boolean; $grow: boolean }>`
  padding: ${space[4]};
  overflow-y: ${({ $grow }) => ($grow ? "visible" : "auto")};
  overscroll-behavior: contain;
  border-radius: inherit;
  white-space: pre-line;
  ${({ $grow }) => !$grow && fading}
  opacity: ${({ $open }) => ($open ? 1 : 0)};
  transform: ${({ $open }) => ($open ? "none" : "translateY(4px)")};
  /* This text is for assistive technology, and must not show while the words fade. */
  ${({ $open }) => !$open && "color: transparent; user-select: none; pointer-events: none;"}
  transition:
    opacity ${motion.slow},
    transform ${motion.slow};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Shapes = styled.svg<{ $open: boolean }>`
  position: absolute;
  pointer-events: none;
  opacity: ${({ $open }) => ($open ? 0 : 1)};
  transition: opacity ${motion.base};
  inset: ${space[4]};
  width: calc(100% - 2 * ${space[4]});
  height: calc(100% - 2 * ${space[4]});
  fill: none;
  stroke: ${color.ink};
  stroke-opacity: 0.62;
  filter: blur(2.5px);
`;

export type Seal = "whole" | "broken" | "open";

/** Half of a wax seal with a keyhole. Both halves are cut along the crack and move apart when the seal breaks. */
export const Half = styled.span`
  position: absolute;
  z-index: 1;
  pointer-events: none;
  transition:
    opacity ${motion.base},
    transform ${motion.slow};
  top: 50%;
  left: 50%;
  width: ${SEAL_SIZE}px;
  height: ${SEAL_SIZE}px;
  margin: ${-SEAL_SIZE / 2}px 0 0 ${-SEAL_SIZE / 2}px;
  background: ${color.accent};
  clip-path: ${LEFT_HALF};
  forced-color-adjust: none;

  &[data-side="right"] {
    clip-path: ${RIGHT_HALF};
  }

  &[data-seal="broken"] {
    background: ${color.control};
    transform: translate(-17%, 5%) rotate(-11deg);
  }

  &[data-seal="broken"][data-side="right"] {
    transform: translate(17%, 5%) rotate(11deg);
  }

  &[data-seal="open"] {
    opacity: 0;
    transform: translate(-70%, 18%) rotate(-24deg);
  }

  &[data-seal="open"][data-side="right"] {
    transform: translate(70%, 18%) rotate(24deg);
  }

  &::before {
    content: "";
    position: absolute;
    inset: calc(16.35% - 0.5px);
    border: 1px solid ${color.onAccent};
    border-radius: ${radius.pill};
    opacity: 0.4;
  }

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    clip-path: ${KEYHOLE};
    background: ${color.onAccent};
  }
`;

/** Shown in place of the seal. */
export const Note = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: ${space[2]};
  background: ${color.sunken};
  color: ${color.inkSoft};
  text-align: center;
`;

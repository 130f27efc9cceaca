import { css, styled } from "styled-components";
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

/** The last lines fade, so that it shows when there is more below. */
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
  /* What is said of a sealed prompt is for assistive technology, and must not show while the words fade. */
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

const CRACK = "54% 0, 47% 20%, 57% 42%, 44% 64%, 53% 82%, 49% 100%";

/** A transparent shape, 52 across. */
const shapedAs = (path: string): string =>
  `mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 52 52'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") center / 100% no-repeat;`;

const WAX =
  "M49.2 26A4.4 4.4 0 0 1 47.8 33.9A4.4 4.4 0 0 1 43.8 40.9A4.4 4.4 0 0 1 37.6 46.1A4.4 4.4 0 0 1 30 48.8A4.4 4.4 0 0 1 22 48.8A4.4 4.4 0 0 1 14.4 46.1A4.4 4.4 0 0 1 8.2 40.9A4.4 4.4 0 0 1 4.2 33.9A4.4 4.4 0 0 1 2.8 26A4.4 4.4 0 0 1 4.2 18.1A4.4 4.4 0 0 1 8.2 11.1A4.4 4.4 0 0 1 14.4 5.9A4.4 4.4 0 0 1 22 3.2A4.4 4.4 0 0 1 30 3.2A4.4 4.4 0 0 1 37.6 5.9A4.4 4.4 0 0 1 43.8 11.1A4.4 4.4 0 0 1 47.8 18.1A4.4 4.4 0 0 1 49.2 26z";
const KEYHOLE = "M26 17.5a5.2 5.2 0 0 1 2.5 9.8l1.7 7.7h-8.4l1.7-7.7a5.2 5.2 0 0 1 2.5-9.8z";

export type Seal = "whole" | "broken" | "open";

/** Half of a seal of wax with a keyhole: each half is cut off along the crack, and they part when the seal breaks. */
export const Half = styled.span`
  ${shapedAs(WAX)}
  position: absolute;
  z-index: 1;
  pointer-events: none;
  transition:
    opacity ${motion.base},
    transform ${motion.slow};
  top: 50%;
  left: 50%;
  width: 3.5rem;
  height: 3.5rem;
  margin: -1.75rem 0 0 -1.75rem;
  background: ${color.accent};
  clip-path: polygon(${CRACK}, -5% 105%, -5% -5%);
  forced-color-adjust: none;

  &[data-side="right"] {
    clip-path: polygon(${CRACK}, 105% 105%, 105% -5%);
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
    ${shapedAs(KEYHOLE)}
    content: "";
    position: absolute;
    inset: 0;
    background: ${color.onAccent};
  }
`;

/** In the place of the seal. */
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

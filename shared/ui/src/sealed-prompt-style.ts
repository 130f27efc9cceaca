import { css, styled } from "styled-components";
import { color, focusRing, motion, radius, space, type } from "./theme/theme";

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
`;

/** The last lines fade, so that it shows when there is more below. */
const fading = css`
  padding-bottom: ${space[8]};
  mask-image: linear-gradient(#000 calc(100% - 2.5rem), transparent);
`;

export const Words = styled.div<{ $open: boolean; $grow: boolean }>`
  ${focusRing}
  padding: ${space[4]};
  overflow-y: ${({ $grow }) => ($grow ? "visible" : "auto")};
  overscroll-behavior: contain;
  border-radius: inherit;
  white-space: pre-line;
  ${({ $grow }) => !$grow && fading}
  opacity: ${({ $open }) => ($open ? 1 : 0)};
  transform: ${({ $open }) => ($open ? "none" : "translateY(4px)")};
  transition:
    opacity ${motion.slow},
    transform ${motion.slow};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const veil = css<{ $open: boolean }>`
  position: absolute;
  pointer-events: none;
  opacity: ${({ $open }) => ($open ? 0 : 1)};
  transition:
    opacity ${motion.base},
    transform ${motion.slow};
`;

export const Shapes = styled.svg<{ $open: boolean }>`
  ${veil}
  inset: ${space[4]};
  width: calc(100% - 2 * ${space[4]});
  height: calc(100% - 2 * ${space[4]});
  fill: ${color.ink};
  fill-opacity: 0.62;
  filter: blur(2.5px);
`;

export const Glass = styled.span<{ $open: boolean }>`
  ${veil}
  inset: 0;
  background:
    linear-gradient(112deg, transparent 32%, ${color.sheen} 43%, transparent 52%),
    linear-gradient(${color.glass}, ${color.glass});
  ${({ $open }) => $open && "transform: scale(1.03);"}
`;

const CRACK = "54% 0, 47% 20%, 57% 42%, 44% 64%, 53% 82%, 49% 100%";

export type Seal = "whole" | "broken" | "open";

/** How far the halves have parted, as shares of their size, and their turn. */
const PARTED: Record<Seal, { x: number; y: number; turn: number }> = {
  whole: { x: 0, y: 0, turn: 0 },
  broken: { x: 17, y: 5, turn: 11 },
  open: { x: 70, y: 18, turn: 24 },
};

const parted = (seal: Seal, side: "left" | "right"): string => {
  const { x, y, turn } = PARTED[seal];
  const sign = side === "left" ? "-" : "";
  return `translate(${sign}${x}%, ${y}%) rotate(${sign}${turn}deg)`;
};

/** Half of the seal; the halves part when it breaks. */
export const Half = styled.svg<{ $seal: Seal; $side: "left" | "right" }>`
  position: absolute;
  pointer-events: none;
  opacity: ${({ $seal }) => ($seal === "open" ? 0 : 1)};
  transition:
    opacity ${motion.base},
    transform ${motion.slow};
  top: 50%;
  left: 50%;
  width: 3.5rem;
  height: 3.5rem;
  margin: -1.75rem 0 0 -1.75rem;
  overflow: visible;
  fill: ${({ $seal }) => ($seal === "broken" ? color.control : color.accent)};
  clip-path: polygon(${CRACK}, ${({ $side }) => ($side === "left" ? "-5% 105%, -5% -5%" : "105% 105%, 105% -5%")});
  transform: ${({ $seal, $side }) => parted($seal, $side)};

  circle {
    fill: none;
    stroke: ${color.onAccent};
    stroke-opacity: 0.4;
  }

  circle + path {
    fill: ${color.onAccent};
  }
`;

/** In the place of the seal. */
export const Note = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: ${space[2]};
  background: ${color.sunken};
  color: ${color.inkSoft};
  text-align: center;
`;

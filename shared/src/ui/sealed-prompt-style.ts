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

export const Words = styled.div<{ $open: boolean; $grow: boolean }>`
  ${focusRing}
  padding: ${space[4]};
  overflow-y: ${({ $grow }) => ($grow ? "visible" : "auto")};
  overscroll-behavior: contain;
  border-radius: inherit;
  white-space: pre-line;
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
  fill-opacity: 0.5;
  filter: blur(3px);
`;

export const Glass = styled.span<{ $open: boolean }>`
  ${veil}
  inset: 0;
  background:
    linear-gradient(112deg, transparent 30%, ${color.surface} 44%, transparent 52%),
    linear-gradient(${color.glass}, ${color.glass});
  ${({ $open }) => $open && "transform: scale(1.03);"}
`;

/** Half of the seal; the halves part when it breaks. */
export const Half = styled.svg<{ $open: boolean; $side: "left" | "right" }>`
  ${veil}
  top: 50%;
  left: 50%;
  width: 3.25rem;
  height: 3.25rem;
  margin: -1.625rem 0 0 -1.625rem;
  fill: ${color.accent};
  stroke: ${color.onAccent};
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $open, $side }) =>
    $open &&
    (
      $side === "left"
        ? "transform: translate(-70%, 18%) rotate(-24deg);"
        : "transform: translate(70%, 18%) rotate(24deg);"
    )}
`;

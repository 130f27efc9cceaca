import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { LEFT_HALF, RIGHT_HALF, SEAL_MARKS, SEAL_SIZE } from "./seal-shape";
import { LINE, SHAPES, shapesOffset } from "./sealed-shapes";
import { color, motion, radius, space, type } from "./theme/theme";

/** What all sealed prompts have in common: its own class, so that a page contains it once. */
const Base = styled.div`
  ${type.small}
  line-height: ${LINE};
  position: relative;
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow: hidden;
  isolation: isolate;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: ${space[4]};
    pointer-events: none;
    transition:
      opacity ${motion.base},
      transform ${motion.slow};
  }

  /* Whole lines only. */
  &::before {
    height: round(100% - 2 * ${space[4]}, ${LINE}em);
    background: ${SHAPES};
    filter: blur(2.5px);
    opacity: 0.62;
    forced-color-adjust: none;

    /* The shapes are covered in the frame's color, which the browser has replaced. */
    @media (forced-colors: active) {
      --color-sunken: Canvas;
      --color-ink: CanvasText;
    }
  }

  /* The glass: over the shapes, under the seal. */
  &::after {
    inset: 0;
    background:
      linear-gradient(112deg, transparent 32%, ${color.sheen} 43%, transparent 52%),
      linear-gradient(${color.glass}, ${color.glass});
  }

  &[data-state="open"]::before,
  &[data-state="open"]::after {
    opacity: 0;
  }

  &[data-state="open"]::after {
    transform: scale(1.03);
  }
`;

const Frame = styled(Base)<{ $lines: number; $grow: boolean }>`
  ${({ $grow }) => ($grow ? "min-height" : "height")}: calc(${({ $lines }) => $lines} * ${LINE}em + 2 * ${space[4]});
`;

/** Fades the last lines, as a hint that there is more below. */
const fading = css`
  padding-bottom: ${space[8]};
  mask-image: linear-gradient(#000 calc(100% - 2.5rem), transparent);
`;

const Words = styled.div<{ $open: boolean; $grow: boolean }>`
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

/** A wax seal with a keyhole. Both halves are cut along the crack and move apart when the seal breaks. */
const WaxSeal = styled.span`
  position: absolute;
  z-index: 1;
  top: 50%;
  left: 50%;
  width: ${SEAL_SIZE}px;
  height: ${SEAL_SIZE}px;
  margin: ${-SEAL_SIZE / 2}px 0 0 ${-SEAL_SIZE / 2}px;
  pointer-events: none;
  forced-color-adjust: none;

  &::before,
  &::after {
    --side: -1;
    content: "";
    position: absolute;
    inset: 0;
    background: ${SEAL_MARKS}, ${color.accent};
    clip-path: ${LEFT_HALF};
    transition:
      opacity ${motion.base},
      transform ${motion.slow};
  }

  &::after {
    --side: 1;
    clip-path: ${RIGHT_HALF};
  }

  [data-state="seen"] > &::before,
  [data-state="seen"] > &::after {
    background-color: ${color.control};
    transform: translate(calc(var(--side) * 17%), 5%) rotate(calc(var(--side) * 11deg));
  }

  [data-state="open"] > &::before,
  [data-state="open"] > &::after {
    opacity: 0;
    transform: translate(calc(var(--side) * 70%), 18%) rotate(calc(var(--side) * 24deg));
  }
`;

export interface SealedPromptProps {
  /** The image's id: the shapes are derived from it, never from the prompt. */
  id: string;
  /** The prompt once it is revealed; the seal breaks then. */
  text: ReactNode;
  /** Already revealed today: the seal is broken. */
  seen?: boolean;
  /** The prompt's accessible name. */
  label?: string;
  /** The height, in lines of text; a longer text scrolls within it, or makes the box grow. */
  lines?: number;
  grow?: boolean;
  className?: string;
}

/** A prompt behind frosted glass and a seal. Its size does not change when the seal breaks, unless it may grow. */
export const SealedPrompt = ({
  id,
  text,
  seen = false,
  label = "Prompt",
  lines = 6,
  grow = false,
  className,
}: SealedPromptProps) => {
  const open = text !== undefined;
  return (
    <Frame
      className={className}
      style={{ "--seal": shapesOffset(id) }}
      data-state={open ? "open" : seen ? "seen" : "sealed"}
      $lines={lines}
      $grow={grow}
    >
      <Words
        {...(open && { role: "group", "aria-label": label })}
        {...(open && !grow && { tabIndex: 0 })}
        dir="auto"
        $open={open}
        $grow={grow}
      >
        {text ?? (seen ? "You have seen this prompt today." : "The prompt is sealed.")}
      </Words>
      <WaxSeal />
    </Frame>
  );
};

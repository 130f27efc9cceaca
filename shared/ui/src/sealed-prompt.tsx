import type { ReactNode } from "react";
import { Frame, Half, Note, type Seal, Shapes, Words } from "./sealed-prompt-style";
import { sealedShapes, shapesPath } from "./sealed-shapes";

const LINE = 14;
const WORD = 6;

export interface SealedPromptProps {
  /** The image's id: the shapes are derived from it, never from the prompt. */
  id: string;
  /** The prompt once it is revealed; the seal breaks then. */
  text: string | null;
  /** Already revealed today: the seal is broken. */
  seen?: boolean;
  /** Shown in place of the seal: why it cannot be broken now. */
  note?: ReactNode;
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
  note,
  label = "Prompt",
  lines = 6,
  grow = false,
  className,
}: SealedPromptProps) => {
  const open = text !== null;
  const seal: Seal = open ? "open" : seen ? "broken" : "whole";
  return (
    <Frame
      className={className}
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
      <Shapes aria-hidden $open={open} viewBox={`0 0 100 ${lines * LINE}`} preserveAspectRatio="none">
        <path d={shapesPath(sealedShapes(id, lines), LINE)} strokeWidth={WORD} />
      </Shapes>
      {note && !open ? (
        <Note>{note}</Note>
      ) : (
        (["left", "right"] as const).map((side) => <Half key={side} data-seal={seal} data-side={side} />)
      )}
    </Frame>
  );
};

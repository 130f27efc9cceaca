import type { ReactNode } from "react";
import { Frame, WaxSeal, Words } from "./sealed-prompt-style";
import { shapesOffset } from "./sealed-shapes";

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

import type { ReactNode } from "react";
import { Frame, Glass, Half, Note, Shapes, Words } from "./sealed-prompt-style";
import { sealedShapes, shapesPath } from "./sealed-shapes";
import { VisuallyHidden } from "./visually-hidden";

const LINE = 14;
const WORD = 6;

/** A seal of wax, 52 across, with a keyhole. It is drawn twice, each time cut off along the crack. */
const WAX =
  "M49.2 26A4.4 4.4 0 0 1 47.8 33.9A4.4 4.4 0 0 1 43.8 40.9A4.4 4.4 0 0 1 37.6 46.1A4.4 4.4 0 0 1 30 48.8A4.4 4.4 0 0 1 22 48.8A4.4 4.4 0 0 1 14.4 46.1A4.4 4.4 0 0 1 8.2 40.9A4.4 4.4 0 0 1 4.2 33.9A4.4 4.4 0 0 1 2.8 26A4.4 4.4 0 0 1 4.2 18.1A4.4 4.4 0 0 1 8.2 11.1A4.4 4.4 0 0 1 14.4 5.9A4.4 4.4 0 0 1 22 3.2A4.4 4.4 0 0 1 30 3.2A4.4 4.4 0 0 1 37.6 5.9A4.4 4.4 0 0 1 43.8 11.1A4.4 4.4 0 0 1 47.8 18.1A4.4 4.4 0 0 1 49.2 26z";
const KEYHOLE = "M26 17.5a5.2 5.2 0 0 1 2.5 9.8l1.7 7.7h-8.4l1.7-7.7a5.2 5.2 0 0 1 2.5-9.8z";

export interface SealedPromptProps {
  /** The picture's id: its shapes come from it, never from the prompt. */
  id: string;
  /** The prompt once it is revealed; the seal breaks when it arrives. */
  text: string | null;
  /** Read before today: the seal is broken already. */
  seen?: boolean;
  /** Stands in the place of the seal: why it cannot be broken now. */
  note?: ReactNode;
  /** Names the words for assistive technology. */
  label?: string;
  /** The height, in lines of text; a longer text scrolls within it, or makes the box grow. */
  lines?: number;
  grow?: boolean;
  className?: string;
}

/** A prompt behind frosted glass and a seal. Its size does not change when the seal breaks, unless it may grow. */
export function SealedPrompt({
  id,
  text,
  seen = false,
  note,
  label = "Prompt",
  lines = 6,
  grow = false,
  className,
}: SealedPromptProps) {
  const open = text !== null;
  const seal = open ? "open" : seen ? "broken" : "whole";
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
        {text}
      </Words>
      {!open && (
        <VisuallyHidden>{seen ? "You have seen this prompt today." : "The prompt is sealed."}</VisuallyHidden>
      )}
      <Shapes aria-hidden $open={open} viewBox={`0 0 100 ${lines * LINE}`} preserveAspectRatio="none">
        <path d={shapesPath(sealedShapes(id, lines), { line: LINE, bar: WORD })} />
      </Shapes>
      <Glass $open={open} />
      {note && !open ? (
        <Note>{note}</Note>
      ) : (
        (["left", "right"] as const).map((side) => (
          <Half key={side} aria-hidden viewBox="0 0 52 52" $seal={seal} $side={side}>
            <path d={WAX} />
            <circle cx="26" cy="26" r="17.5" />
            <path d={KEYHOLE} />
          </Half>
        ))
      )}
    </Frame>
  );
}

import { Frame, Glass, Half, Shapes, Words } from "./sealed-prompt-style";
import { sealedShapes } from "./sealed-shapes";
import { VisuallyHidden } from "./visually-hidden";

const LINE = 14;
const WORD = 6;

/** The seal's outline, cut along a crack into two halves, each with its part of the keyhole. */
const HALVES = {
  left: {
    body: "M26 2.5C13 2.5 2.5 13 2.5 26S13 49.5 26 49.5l-3-9 5-7-5-8 4-8-4-7z",
    mark: "M24 20.5a4.6 4.6 0 0 0-1.6 8l-1.4 6.2",
  },
  right: {
    body: "M26 2.5C39 2.5 49.5 13 49.5 26S39 49.5 26 49.5l-3-9 5-7-5-8 4-8-4-7z",
    mark: "M28.2 20.6a4.6 4.6 0 0 1 1.4 7.9l1.4 6.2h-4.4",
  },
} as const;

export interface SealedPromptProps {
  /** The picture's id: its shapes come from it, never from the prompt. */
  id: string;
  /** The prompt once it is revealed; the seal breaks when it arrives. */
  text: string | null;
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
  label = "Prompt",
  lines = 6,
  grow = false,
  className,
}: SealedPromptProps) {
  const open = text !== null;
  return (
    <Frame className={className} data-state={open ? "open" : "sealed"} $lines={lines} $grow={grow}>
      {open && !grow ? (
        <Words as="section" aria-label={label} tabIndex={0} $open $grow={grow}>
          {text}
        </Words>
      ) : (
        <Words $open={open} $grow={grow}>
          {text}
        </Words>
      )}
      {!open && <VisuallyHidden>The prompt is sealed.</VisuallyHidden>}
      <Shapes aria-hidden $open={open} viewBox={`0 0 100 ${lines * LINE}`} preserveAspectRatio="none">
        {sealedShapes(id, lines).map(({ x, line, width }) => (
          <rect
            key={`${line}/${x}`}
            x={x}
            y={line * LINE + (LINE - WORD) / 2}
            width={width}
            height={WORD}
            rx="1"
          />
        ))}
      </Shapes>
      <Glass $open={open} />
      {(["left", "right"] as const).map((side) => (
        <Half key={side} aria-hidden viewBox="0 0 52 52" $open={open} $side={side}>
          <path d={HALVES[side].body} stroke="none" />
          <path d={HALVES[side].mark} fill="none" />
        </Half>
      ))}
    </Frame>
  );
}

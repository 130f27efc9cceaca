import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import type { PartName, PromptPart } from "./prompt-parts";

interface PartCopiesProps {
  parts: readonly PromptPart[];
  onCopy: (name: PartName, text: string) => void;
}

/** A button for each part of a prompt, which copies its words alone. */
export const PartCopies = ({ parts, onCopy }: PartCopiesProps) => {
  const names = new Set(parts.flatMap(({ name }) => name ?? []));
  if (names.size === 0) return null;
  const textOf = (wanted: PartName) =>
    parts.flatMap(({ name, text }) => (name === wanted ? text.trim() : [])).join(" ");
  return (
    <Row $gap={2} role="group" aria-label="Copy a part" data-print="hide">
      <span>Copy only</span>
      {[...names].map((name) => (
        <Button key={name} size="small" onClick={() => onCopy(name, textOf(name))}>
          {name}
        </Button>
      ))}
    </Row>
  );
};

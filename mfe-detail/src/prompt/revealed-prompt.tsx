import type { PromptDetails } from "@promptfolio/contracts/api/images";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import type { PartName, PromptPart } from "./prompt-parts";

/** The part's name is generated content: neither selecting nor copying the prompt includes it. */
const Part = styled.span`
  &::before {
    ${type.caption}
    content: attr(data-part);
    margin-inline-end: 0.4em;
    color: ${color.accent};
  }
`;

/** A prompt as the caption of a picture: its words unchanged, with the names of its parts. */
export const PromptText = ({ parts }: { parts: readonly PromptPart[] }) =>
  parts.map(({ name, text }, index) =>
    name === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a prompt's parts never change their order
      <Part key={index} data-part={name}>
        {text}
      </Part>
    ),
  );

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

const NAMES = [
  ["model", "Model"],
  ["ratio", "Ratio"],
  ["seed", "Seed"],
  ["negativePrompt", "Negative prompt"],
] as const;

const List = styled.dl`
  ${type.small}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};

  div {
    display: contents;
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** What a revealed prompt was used with, as far as it is known. */
export const DetailList = ({ details }: { details: PromptDetails }) => {
  const known = NAMES.filter(([name]) => details[name]);
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd dir="auto">{details[name]}</dd>
        </div>
      ))}
    </List>
  );
};

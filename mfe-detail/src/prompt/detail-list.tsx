import type { PromptDetails } from "@promptfolio/contracts/api/images";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

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

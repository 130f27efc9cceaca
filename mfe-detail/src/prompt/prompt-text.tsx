import { color, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import type { PromptPart } from "./prompt-parts";

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

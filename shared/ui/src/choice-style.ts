import { styled } from "styled-components";
import { color, media, space, type } from "./theme/theme";

/** The label around a checkbox or switch: its text is part of the click target. */
export const Choice = styled.label`
  ${type.body}
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: 1.5rem;
  cursor: pointer;

  ${media.touch} {
    min-height: 2.75rem;
    padding-block: 0.625rem;
  }

  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

export const ChoiceHint = styled.span`
  ${type.small}
  display: block;
  color: ${color.inkSoft};
`;

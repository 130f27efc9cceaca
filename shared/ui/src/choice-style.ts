import { css, styled } from "styled-components";
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

/** The states of the control itself, after its own styles: on in the accent's colour. Its mark is `::before`. */
export const choiceStates = css`
  flex: none;
  appearance: none;
  cursor: inherit;

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.ink};
    }
  }

  &::before {
    content: "";
  }

  &:checked,
  &:indeterminate {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
  }

  ${media.forced} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;

    &::before {
      background: CanvasText;
    }

    &:checked,
    &:indeterminate {
      background: Highlight;
    }

    &:checked::before,
    &:indeterminate::before {
      background: HighlightText;
    }

    &:disabled {
      border-color: GrayText;
      background: Canvas;
    }

    &:disabled::before {
      background: GrayText;
    }
  }
`;

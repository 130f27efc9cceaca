import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { Choice, ChoiceHint } from "./choice-style";
import { color, media } from "./theme/theme";
import { VisuallyHidden } from "./visually-hidden";

const Box = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.15rem 0 0;
  appearance: none;
  border: 1.5px solid ${color.control};
  border-radius: 5px;
  background: ${color.surface};
  cursor: inherit;
  display: grid;
  place-content: center;

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.ink};
    }
  }

  &::before {
    content: "";
    width: 0.75rem;
    height: 0.75rem;
    clip-path: polygon(14% 44%, 0 60%, 41% 96%, 100% 20%, 84% 6%, 39% 66%);
    background: ${color.onAccent};
    opacity: 0;
  }

  &:checked,
  &:indeterminate {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
  }

  &:indeterminate::before {
    clip-path: inset(40% 0);
  }

  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
  }

  &:disabled::before {
    background: ${color.inkFaint};
  }

  &[aria-invalid="true"] {
    border-color: ${color.danger};
  }

  ${media.forced} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;

    &:checked,
    &:indeterminate {
      background: Highlight;
    }

    &::before {
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

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** For tables: the label is the accessible name only. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Some, but not all, of the items that it represents are selected. */
  indeterminate?: boolean;
  invalid?: boolean;
}

export const Checkbox = ({
  label,
  labelHidden,
  hint,
  indeterminate = false,
  invalid,
  ...input
}: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const note = useId();
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice>
      <Box
        {...input}
        ref={box}
        type="checkbox"
        {...(invalid && { "aria-invalid": true })}
        {...(hint && { "aria-describedby": note })}
      />
      {labelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span>
          <span>{label}</span>
          {hint && <ChoiceHint id={note}>{hint}</ChoiceHint>}
        </span>
      )}
    </Choice>
  );
};

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { Choice, choiceStates } from "./choice-style";
import { color } from "./theme/theme";
import { VisuallyHidden } from "./visually-hidden";

const Box = styled.input`
  display: grid;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.15rem 0 0;
  border: 1.5px solid ${color.control};
  border-radius: 5px;
  background: ${color.surface};

  &::before {
    width: 0.75rem;
    height: 0.75rem;
    clip-path: polygon(14% 44%, 0 60%, 41% 96%, 100% 20%, 84% 6%, 39% 66%);
    background: ${color.onAccent};
    opacity: 0;
  }

  &:checked::before,
  &:indeterminate::before {
    opacity: 1;
  }

  &:indeterminate::before {
    clip-path: inset(40% 0);
  }

  &:disabled::before {
    background: ${color.inkFaint};
  }

  ${choiceStates}
`;

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  /** For tables: the label is the accessible name only. */
  labelHidden?: boolean;
  /** Some, but not all, of the items that it represents are selected. */
  indeterminate?: boolean;
}

export const Checkbox = ({ label, labelHidden, indeterminate = false, ...input }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice>
      <Box {...input} ref={box} type="checkbox" />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </Choice>
  );
};

import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { Control } from "./control-style";
import { Field, type FieldTexts } from "./field";
import { color, space } from "./theme/theme";

const Box = styled.div<{ $icon: boolean }>`
  position: relative;

  > svg {
    position: absolute;
    top: 50%;
    left: ${space[3]};
    width: 1.125rem;
    height: 1.125rem;
    transform: translateY(-50%);
    color: ${color.inkFaint};
    pointer-events: none;
  }

  > input {
    ${({ $icon }) => $icon && "padding-left: 2.5rem;"}
  }
`;

export interface TextFieldProps extends FieldTexts, ComponentProps<"input"> {
  /** A lucide icon in front of the text. */
  icon?: ReactNode;
}

/** A line of text with its label. Accepts all props of an `<input>`. */
export const TextField = ({
  label,
  labelHidden,
  hint,
  error,
  optional,
  icon,
  id,
  ...input
}: TextFieldProps) => {
  return (
    <Field {...{ label, hint, error, id }} labelHidden={labelHidden ?? false} optional={optional ?? false}>
      {(links) => (
        <Box $icon={icon !== undefined}>
          {icon}
          <Control type="text" {...input} {...links} />
        </Box>
      )}
    </Field>
  );
};

import type { ComponentProps, ReactNode } from "react";
import { Control, ControlBox } from "./control-style";
import { Field, type FieldTexts } from "./field";
import { splitProps } from "./field-props";

export interface TextFieldProps extends FieldTexts, ComponentProps<"input"> {
  /** A lucide icon in front of the text. */
  icon?: ReactNode;
}

/** A line of text with its label. Accepts all props of an `<input>`. */
export const TextField = ({ icon, ...props }: TextFieldProps) => {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(links) => (
        <ControlBox>
          {icon}
          <Control type="text" {...control} {...links} />
        </ControlBox>
      )}
    </Field>
  );
};

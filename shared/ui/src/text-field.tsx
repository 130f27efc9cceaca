import type { ComponentProps, ReactNode } from "react";
import { Control, ControlBox } from "./control-style";
import { Field, type FieldTexts } from "./field";

export interface TextFieldProps extends FieldTexts, ComponentProps<"input"> {
  /** A lucide icon in front of the text. */
  icon?: ReactNode;
}

/** A line of text with its label. Accepts all props of an `<input>`. */
export const TextField = ({ icon, ...input }: TextFieldProps) => (
  <Field input={input}>
    {(control) => (
      <ControlBox>
        {icon}
        <Control type="text" {...control} />
      </ControlBox>
    )}
  </Field>
);

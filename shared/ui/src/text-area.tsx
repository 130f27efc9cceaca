import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { Control } from "./control-style";
import { Field, type FieldTexts } from "./field";

const Area = styled(Control)`
  min-height: 7.5rem;
  line-height: 1.55;
  resize: vertical;
  field-sizing: content;
  max-height: 32rem;
`;

export interface TextAreaProps extends FieldTexts, ComponentProps<"textarea"> {}

/** Several lines of text; grows with its content if the browser supports that. */
export const TextArea = (input: TextAreaProps) => (
  <Field input={input}>{(control) => <Area as="textarea" {...control} />}</Field>
);

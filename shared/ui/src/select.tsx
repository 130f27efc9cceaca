import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { CHEVRON_DOWN, clippedIcon } from "./clipped-icon";
import { Control } from "./control-style";
import { Field, type FieldTexts } from "./field";
import { color, space } from "./theme/theme";

const Box = styled.div`
  position: relative;

  &::after {
    ${clippedIcon(CHEVRON_DOWN)}
    position: absolute;
    top: 50%;
    right: ${space[3]};
    width: 1rem;
    height: 1rem;
    transform: translateY(-50%);
    color: ${color.inkSoft};
    pointer-events: none;
  }
`;

const Native = styled(Control)`
  padding-right: 2.25rem;
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: ${color.surface};
    color: ${color.ink};
  }
`;

export type SelectOption = string | { value: string; label: string };

export interface SelectProps extends FieldTexts, Omit<ComponentProps<"select">, "children" | "multiple"> {
  options: readonly SelectOption[];
  /** A first option with an empty value: "All categories", "Choose a subject". */
  placeholder?: string;
}

/** A choice from a list. It is the browser's own control, so that phones show their native picker. */
export const Select = ({ options, placeholder, ...input }: SelectProps) => (
  <Field input={input}>
    {(control) => (
      <Box>
        <Native as="select" {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text } =
              typeof option === "string" ? { value: option, label: option } : option;
            return (
              // Without a value an option's text is its value.
              <option key={value} {...(value !== text && { value })}>
                {text}
              </option>
            );
          })}
        </Native>
      </Box>
    )}
  </Field>
);

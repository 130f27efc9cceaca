import { type ComponentProps, useState } from "react";
import { styled } from "styled-components";
import { Control, ControlBox } from "./control-style";
import { Field, type FieldTexts } from "./field";
import { IconButton } from "./icon-button";
import { Eye, EyeOff } from "./icons";

const Input = styled(Control)`
  padding-right: 3rem;

  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`;

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "type"> {
  /** `current-password` for signing in, `new-password` for choosing one. */
  autoComplete: "current-password" | "new-password" | "off";
}

/** A password field with a button that shows the password. */
export const PasswordField = (input: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field input={input}>
      {(control) => (
        <ControlBox>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            type={shown ? "text" : "password"}
          />
          <Toggle
            label={`Show ${input.label.toLowerCase()}`}
            aria-pressed={shown}
            aria-controls={control.id}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
            disabled={control.disabled}
          />
        </ControlBox>
      )}
    </Field>
  );
};

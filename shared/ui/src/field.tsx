import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { CircleAlert } from "./icons";
import { color, space, type, visuallyHidden } from "./theme/theme";

export interface FieldTexts {
  label: string;
  /** Hides the label visually; it stays the control's accessible name. */
  labelHidden?: boolean;
  /** Shown below the control as long as there is no error. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Makes the control invalid. */
  error?: string | undefined;
  /** Adds "optional" after the label. */
  optional?: boolean;
}

/** The attributes that link a control to its label, hint and error. */
export interface FieldLinks {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  ${type.label}
  ${({ $hidden }) => $hidden && visuallyHidden}

  small {
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkFaint};
  }
`;

const Hint = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;

const Problem = styled.p`
  ${type.small}
  display: flex;
  gap: ${space[2]};
  color: ${color.danger};
  font-weight: 500;

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.16rem;
  }
`;

interface FieldProps<Input> {
  /** The texts, and the control's own props. */
  input: Input;
  /** Renders the control, with the given props spread onto it. */
  children: (control: Omit<Input, keyof FieldTexts> & FieldLinks) => ReactNode;
}

/** Label above, control, hint or error below. */
export const Field = <Input extends FieldTexts & { id?: string | undefined }>({
  input: { label, labelHidden = false, hint, error, optional, ...control },
  children,
}: FieldProps<Input>) => {
  const generated = useId();
  const id = control.id ?? generated;
  const note = `${id}-note`;
  const links: FieldLinks = {
    id,
    ...((error || hint) && { "aria-describedby": note }),
    ...(error && { "aria-invalid": true }),
  };
  return (
    <Frame>
      <Label htmlFor={id} $hidden={labelHidden}>
        {optional ? (
          <>
            <span>{label}</span> <small>(optional)</small>
          </>
        ) : (
          label
        )}
      </Label>
      {children({ ...control, ...links })}
      {error ? (
        <Problem id={note}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </Problem>
      ) : (
        hint && <Hint id={note}>{hint}</Hint>
      )}
    </Frame>
  );
};

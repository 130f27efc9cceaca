import { CircleAlert } from "@promptfolio/ui/icons";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import type { FocusEvent, FormEvent, ReactNode, RefObject } from "react";
import { styled } from "styled-components";

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Alert = styled.p`
  ${type.small}
  display: flex;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-weight: 500;

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.1rem;
  }
`;

interface AuthFormProps {
  form: {
    ref: RefObject<HTMLFormElement | null>;
    message: string | undefined;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
    onEdit(): void;
  };
  /** The form's name. */
  label: string;
  children: ReactNode;
  /** The button that sends it. */
  submit: ReactNode;
}

/**
 * Fields, error message, button. `method` matters before hydration only: it keeps a password out of the URL.
 */
export const AuthForm = ({ form, label, children, submit }: AuthFormProps) => (
  <Form
    ref={form.ref}
    method="post"
    noValidate
    aria-label={label}
    onSubmit={form.onSubmit}
    onBlur={form.onBlur}
    onInput={form.onEdit}
  >
    {children}
    <div>
      <div role="alert">
        {form.message !== undefined && (
          <Alert>
            <CircleAlert aria-hidden />
            <span>{form.message}</span>
          </Alert>
        )}
      </div>
      {submit}
    </div>
  </Form>
);

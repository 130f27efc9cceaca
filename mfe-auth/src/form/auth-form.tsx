import { Button } from "@promptfolio/ui/button";
import { CircleAlert } from "@promptfolio/ui/icons";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { useAuthForm } from "./use-auth-form";

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
  form: Omit<ReturnType<typeof useAuthForm>, "field">;
  /** The form's name. */
  label: string;
  children: ReactNode;
  /** The button's text. */
  submit: string;
  /** Its text while the form is sent. */
  busyLabel: string;
  /** Busy without a spinner. */
  still?: boolean;
  /** For use beside other forms: the button is only as wide as its text. */
  compact?: boolean;
  /** The action is destructive. */
  danger?: boolean;
  /** Below the button. */
  after?: ReactNode;
}

/**
 * Fields, error message, button. `method` matters before hydration only: it keeps a password out of the URL.
 */
export const AuthForm = ({
  form,
  label,
  children,
  submit,
  busyLabel,
  still = false,
  compact = false,
  danger = false,
  after,
}: AuthFormProps) => (
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
      <Button
        type="submit"
        variant={danger ? "danger" : "primary"}
        size={compact ? "medium" : "large"}
        wide={!compact}
        busy={form.busy && !still}
        {...(still && { "aria-disabled": true, "aria-busy": true })}
      >
        {form.busy ? busyLabel : submit}
      </Button>
      {after}
    </div>
  </Form>
);

import type { ReactNode } from "react";
import { AuthForm } from "../form/auth-form";
import { CurrentPasswordField } from "../form/password-fields";
import { type AuthFormRules, type FieldProps, useAuthForm } from "../form/use-auth-form";
import { accountError } from "../rules/request-error";
import { requireFields } from "../rules/validation";

interface AccountFormProps<Field extends string> extends Omit<AuthFormRules<Field>, "where" | "toFormError"> {
  /** The form's name. */
  label: string;
  /** The button's text. */
  submit: string;
  busyLabel?: string;
  /** The action is destructive. */
  danger?: boolean;
  /** The server's field names, where the form calls them differently. */
  serverNames?: Readonly<Record<string, Field>>;
  children: (field: (name: Field) => FieldProps) => ReactNode;
}

/** A form of the account page: its fields, the server's error message, one button. */
export const AccountForm = <Field extends string>({
  label,
  submit,
  busyLabel = "Saving…",
  danger = false,
  serverNames,
  children,
  ...rules
}: AccountFormProps<Field>) => {
  const form = useAuthForm({
    ...rules,
    where: label,
    toFormError: accountError(rules.fields, serverNames),
  });
  return (
    <AuthForm form={form} label={label} submit={submit} busyLabel={busyLabel} compact danger={danger}>
      {children(form.field)}
    </AuthForm>
  );
};

const PASSWORD = ["password"] as const;

interface PasswordFormProps {
  label: string;
  submit: string;
  busyLabel: string;
  danger?: boolean;
  stay?: boolean;
  /** The form was opened by a press on another control. */
  autoFocus?: boolean;
  send: (password: string) => Promise<void>;
}

/** Asks for the password again, before an action that an unattended signed-in browser must not allow. */
export const PasswordForm = ({ send, autoFocus, ...form }: PasswordFormProps) => (
  <AccountForm
    {...form}
    fields={PASSWORD}
    validate={requireFields(PASSWORD, "Please enter your password")}
    send={({ password }) => send(password)}
  >
    {(field) => (
      <CurrentPasswordField label="Your password" fieldProps={field("password")} autoFocus={autoFocus} />
    )}
  </AccountForm>
);

import type { ReactNode } from "react";
import { AuthForm } from "../form/auth-form";
import { type AuthFormRules, type FieldProps, useAuthForm } from "../form/use-auth-form";
import { accountError } from "../rules/account-error";

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

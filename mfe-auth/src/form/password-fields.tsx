import { PasswordField } from "@promptfolio/ui/password-field";
import type { FieldProps } from "./use-auth-form";

interface NewPasswordFieldsProps {
  label?: string;
  minimum: number;
  fieldProps: FieldProps;
  confirmProps: FieldProps;
}

/** A new password and its confirmation. */
export const NewPasswordFields = ({
  label = "Password",
  minimum,
  fieldProps,
  confirmProps,
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...fieldProps}
      label={label}
      autoComplete="new-password"
      minLength={minimum}
      maxLength={200}
      placeholder={`At least ${minimum} characters`}
      hint={`At least ${minimum} characters, and none of the common passwords such as "password1".`}
    />
    <PasswordField
      {...confirmProps}
      label={`Confirm ${label.toLowerCase()}`}
      autoComplete="new-password"
      maxLength={200}
    />
  </>
);

interface CurrentPasswordFieldProps {
  label?: string;
  fieldProps: FieldProps;
  autoFocus?: boolean | undefined;
}

/** The password of an account. */
export const CurrentPasswordField = ({
  label = "Password",
  fieldProps,
  ...focus
}: CurrentPasswordFieldProps) => (
  <PasswordField {...fieldProps} {...focus} label={label} autoComplete="current-password" maxLength={200} />
);

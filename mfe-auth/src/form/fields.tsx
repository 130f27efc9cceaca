import { Mail } from "@promptfolio/ui/icons";
import { PasswordField } from "@promptfolio/ui/password-field";
import { TextField } from "@promptfolio/ui/text-field";
import type { FieldProps } from "./use-auth-form";

/** An email address as the name of an account; password managers know it by `username`. */
export const EmailField = ({ label = "Email", fieldProps }: { label?: string; fieldProps: FieldProps }) => (
  <TextField
    {...fieldProps}
    label={label}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    placeholder="you@example.com"
    icon={<Mail />}
  />
);

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

import { PasswordField } from "@promptfolio/ui/password-field";
import type { FieldProps } from "./use-auth-form";

interface NewPasswordFieldsProps {
  minimum: number;
  fieldProps: FieldProps;
  confirmProps: FieldProps;
}

/** A new password and its confirmation. */
export const NewPasswordFields = ({ minimum, fieldProps, confirmProps }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...fieldProps}
      label="Password"
      autoComplete="new-password"
      minLength={minimum}
      maxLength={200}
      placeholder={`At least ${minimum} characters`}
    />
    <PasswordField {...confirmProps} label="Confirm password" autoComplete="new-password" maxLength={200} />
  </>
);

import { PasswordField } from "@promptfolio/ui/password-field";
import type { FieldTies } from "./use-auth-form";

interface NewPasswordFieldsProps {
  minimum: number;
  ties: FieldTies;
  confirmTies: FieldTies;
}

/** A password that is being chosen, and once more. */
export const NewPasswordFields = ({ minimum, ties, confirmTies }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...ties}
      label="Password"
      autoComplete="new-password"
      minLength={minimum}
      maxLength={200}
      placeholder={`At least ${minimum} characters`}
    />
    <PasswordField {...confirmTies} label="Confirm password" autoComplete="new-password" maxLength={200} />
  </>
);

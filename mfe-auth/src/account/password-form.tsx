import { CurrentPasswordField } from "../form/password-fields";
import { requireFields } from "../rules/validation";
import { AccountForm } from "./account-form";

const FIELDS = ["password"] as const;

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
    fields={FIELDS}
    validate={requireFields(FIELDS, "Please enter your password")}
    send={({ password }) => send(password)}
  >
    {(field) => (
      <CurrentPasswordField label="Your password" fieldProps={field("password")} autoFocus={autoFocus} />
    )}
  </AccountForm>
);

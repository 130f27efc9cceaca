import { PasswordField } from "@promptfolio/ui/password-field";
import { requireFields } from "../rules/validation";
import { AccountForm } from "./account-form";

const FIELDS = ["password"] as const;

interface PasswordFormProps {
  label: string;
  submit: string;
  busyLabel: string;
  danger?: boolean;
  stay?: boolean;
  /** The form has opened in answer to a press elsewhere. */
  autoFocus?: boolean;
  send: (password: string) => Promise<void>;
}

/** Asks for the password again, before something that an open browser alone must not do. */
export const PasswordForm = ({ send, autoFocus, ...form }: PasswordFormProps) => (
  <AccountForm
    {...form}
    fields={FIELDS}
    validate={requireFields(FIELDS, "Please enter your password")}
    send={({ password }) => send(password)}
  >
    {(field) => (
      <PasswordField
        {...field("password")}
        label="Your password"
        autoFocus={autoFocus}
        autoComplete="current-password"
        maxLength={200}
      />
    )}
  </AccountForm>
);

import { TextField } from "@promptfolio/ui/text-field";
import { AccountForm } from "../account/account-form";
import { requireFields } from "../rules/validation";

const FIELDS = ["code"] as const;

/** Takes a recovery code, for a visitor who gave the password but has no passkey at hand. */
export const RecoveryForm = ({ recover }: { recover(code: string): Promise<void> }) => (
  <AccountForm
    label="Recovery code"
    submit="Use a Recovery Code"
    busyLabel="Signing in…"
    fields={FIELDS}
    validate={requireFields(FIELDS, "Please enter a recovery code")}
    send={({ code }) => recover(code)}
  >
    {(field) => (
      <TextField
        {...field("code")}
        label="No passkey at hand? A recovery code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
    )}
  </AccountForm>
);

import { MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { changePassword, getSessions } from "@promptfolio/host/api/accounts";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useQueryClient } from "@promptfolio/host/query";
import { PasswordField } from "@promptfolio/ui/password-field";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { AuthForm } from "../form/auth-form";
import { NewPasswordFields } from "../form/new-password-fields";
import { SubmitButton } from "../form/submit-button";
import { useAuthForm } from "../form/use-auth-form";
import { accountError } from "../rules/account-error";
import { PASSWORD_CHANGE_FIELDS, validatePasswordChange } from "../rules/validation";
import { Panel } from "./panel";

/** The server asks more of administrators than their sign-up form says. */
const MINIMUM = { user: MIN_PASSWORD_LENGTH.user, administrator: 12 } as const;

interface PasswordPanelProps {
  role: keyof typeof MINIMUM;
  email: string;
}

export const PasswordPanel = ({ role, email }: PasswordPanelProps) => {
  const { http, notifications, session } = useHost();
  const client = useQueryClient();
  const { busy, field, form } = useAuthForm({
    where: "change password",
    fields: PASSWORD_CHANGE_FIELDS,
    stay: true,
    validate: validatePasswordChange,
    toFormError: accountError(PASSWORD_CHANGE_FIELDS, { newPassword: "password" }),
    send: async ({ currentPassword, password }) => {
      session.update(await http.send(changePassword({ currentPassword, newPassword: password })));
      await client.invalidateQueries({ queryKey: queryKeyOf(getSessions().path) });
      notifications.toast("success", "Your password has been changed. All other sessions have ended.");
    },
  });
  return (
    <Panel title="Password" intro="Changing it signs you out everywhere else.">
      <AuthForm
        form={form}
        label="Change password"
        submit={
          <SubmitButton compact busy={busy} busyLabel="Saving…">
            Change Password
          </SubmitButton>
        }
      >
        <VisuallyHidden>
          {/* Password managers look for the account's name beside its password. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={email}
            tabIndex={-1}
            aria-hidden
            readOnly
          />
        </VisuallyHidden>
        <PasswordField
          {...field("currentPassword")}
          label="Current password"
          autoComplete="current-password"
          maxLength={200}
        />
        <NewPasswordFields
          label="New password"
          minimum={MINIMUM[role]}
          fieldProps={field("password")}
          confirmProps={field("confirmPassword")}
        />
      </AuthForm>
    </Panel>
  );
};

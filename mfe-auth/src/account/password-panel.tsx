import { ADMIN_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { changePassword, getSessions } from "@promptfolio/host/api/accounts";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useQueryClient } from "@promptfolio/host/query";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { CurrentPasswordField, NewPasswordFields } from "../form/password-fields";
import { checkNewAccount, PASSWORD_CHANGE_FIELDS, validatePasswordChange } from "../rules/validation";
import { AccountForm } from "./account-form";
import { Panel } from "./panel";

const MINIMUM = { user: MIN_PASSWORD_LENGTH.user, administrator: ADMIN_PASSWORD_LENGTH } as const;

interface PasswordPanelProps {
  role: keyof typeof MINIMUM;
  email: string;
}

export const PasswordPanel = ({ role, email }: PasswordPanelProps) => {
  const { http, notifications, session } = useHost();
  const client = useQueryClient();
  return (
    <Panel title="Password" intro="Changing it signs you out everywhere else.">
      <AccountForm
        label="Change password"
        submit="Change Password"
        stay
        fields={PASSWORD_CHANGE_FIELDS}
        validate={validatePasswordChange}
        check={checkNewAccount}
        serverNames={{ newPassword: "password" }}
        send={async ({ currentPassword, password }) => {
          session.update(await http.send(changePassword({ currentPassword, newPassword: password })));
          await client.invalidateQueries({ queryKey: queryKeyOf(getSessions().path) });
          notifications.toast("success", "Your password has been changed. All other sessions have ended.");
        }}
      >
        {(field) => (
          <>
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
            <CurrentPasswordField label="Current password" fieldProps={field("currentPassword")} />
            <NewPasswordFields
              label="New password"
              minimum={MINIMUM[role]}
              fieldProps={field("password")}
              confirmProps={field("confirmPassword")}
            />
          </>
        )}
      </AccountForm>
    </Panel>
  );
};

import { MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { resetPassword } from "@promptfolio/host/api/accounts";
import { Link, useNavigate } from "@promptfolio/host/router";
import { AuthForm } from "../form/auth-form";
import { NewPasswordFields } from "../form/password-fields";
import { useAuthForm } from "../form/use-auth-form";
import { AuthLayout } from "../layout/auth-layout";
import { LOGIN_PANEL } from "../layout/panel-texts";
import { accountError } from "../rules/request-error";
import { useLinkToken } from "../rules/use-link-token";
import { checkNewAccount, NEW_PASSWORD_FIELDS, validateNewPassword } from "../rules/validation";

export default function ResetPage() {
  const token = useLinkToken("token");
  const { http, notifications, session } = useHost();
  const navigate = useNavigate();
  const form = useAuthForm({
    where: "reset password",
    fields: NEW_PASSWORD_FIELDS,
    validate: validateNewPassword,
    check: checkNewAccount,
    toFormError: accountError(NEW_PASSWORD_FIELDS),
    send: async ({ password }) => {
      const { role } = await http.send(resetPassword({ token: token ?? "", password }));
      // Another account may be signed in here, and all sessions of this one have ended.
      session.signOut();
      notifications.toast("success", "Your password has been changed. Please sign in.");
      await navigate(role === "admin" ? "/admin/login" : "/login", { replace: true });
    },
  });
  return (
    <AuthLayout
      title="Choose a new password"
      intro={
        token === undefined
          ? "This page needs the link from our message. Please open it again, or ask for a new one."
          : "It replaces the old one, and ends all your sessions."
      }
      panel={LOGIN_PANEL}
      foot={
        <p>
          The link doesn't work any more? <Link to="/forgot">Get a new one</Link>
        </p>
      }
    >
      {token !== undefined && (
        <AuthForm form={form} label="Choose a new password" submit="Save Password" busyLabel="Saving…">
          <NewPasswordFields
            minimum={MIN_PASSWORD_LENGTH.user}
            fieldProps={form.field("password")}
            confirmProps={form.field("confirmPassword")}
          />
        </AuthForm>
      )}
    </AuthLayout>
  );
}

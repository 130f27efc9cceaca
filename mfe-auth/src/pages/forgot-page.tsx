import { useSend } from "@promptfolio/host";
import { forgotPassword } from "@promptfolio/host/api/accounts";
import { Link } from "@promptfolio/host/router";
import { useState } from "react";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { useAuthForm } from "../form/use-auth-form";
import { AuthLayout } from "../layout/auth-layout";
import { LOGIN_PANEL } from "../layout/panel-texts";
import { accountError } from "../rules/request-error";
import { requireFields } from "../rules/validation";

const FIELDS = ["email"] as const;

export default function ForgotPage() {
  const send = useSend();
  const [sent, setSent] = useState<string>();
  const form = useAuthForm({
    where: "forgot password",
    fields: FIELDS,
    validate: requireFields(FIELDS, "Please enter your email"),
    toFormError: accountError(FIELDS),
    send: async ({ email }) => {
      const { message } = await send(forgotPassword({ email: email.trim() }));
      setSent(message);
    },
  });
  return (
    <AuthLayout
      title={sent === undefined ? "Forgot your password?" : "Check your email"}
      intro={sent ?? "Enter your email, and we send you a link to choose a new password."}
      panel={LOGIN_PANEL}
      foot={
        <p>
          Remembered it? <Link to="/login">Login</Link>
        </p>
      }
    >
      {sent === undefined ? (
        <AuthForm form={form} label="Forgot password" submit="Send Link" busyLabel="Sending…">
          <EmailField fieldProps={form.field("email")} />
        </AuthForm>
      ) : (
        <p role="status">Nothing arrived? Look into the spam folder, or try again in a few minutes.</p>
      )}
    </AuthLayout>
  );
}

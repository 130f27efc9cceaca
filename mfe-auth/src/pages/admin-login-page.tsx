import { PRODUCT_SLUG } from "@promptfolio/contracts/product";
import { useSession } from "@promptfolio/host";
import { Navigate } from "@promptfolio/host/router";
import { AdminLayout } from "../admin/admin-layout";
import { DemoCredentials } from "../admin/demo-credentials";
import { useAdminLogin } from "../admin/use-admin-login";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { CurrentPasswordField } from "../form/password-fields";
import { SubmitButton } from "../form/submit-button";
import { PasskeySignIn } from "../passkeys/passkey-sign-in";
import { RecoveryForm } from "../passkeys/recovery-form";
import { useReturnPath } from "../rules/use-return-path";

const DASHBOARD = `/admin/${PRODUCT_SLUG}/dashboard`;

const LINKS = [
  { to: "/admin/signup", text: "Create an admin account" },
  { to: "/login", text: "User Login" },
];

const fill = (form: HTMLFormElement | null, values: Record<string, string>): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
};

export default function AdminLoginPage() {
  const { kind } = useSession();
  const { path } = useReturnPath("administrator", DASHBOARD);
  const { busy, field, form, challenge, recover, signInByPasskey } = useAdminLogin();
  if (kind === "administrator") return <Navigate to={path} replace />;
  return (
    <AdminLayout
      title="Admin Login"
      links={LINKS}
      after={
        <>
          {challenge !== undefined && <RecoveryForm recover={recover} />}
          <DemoCredentials onUse={(email, password) => fill(form.ref.current, { email, password })} />
        </>
      }
    >
      <AuthForm
        form={form}
        label="Admin Login"
        submit={
          <>
            <SubmitButton busy={busy} busyLabel="Signing in…">
              Sign In as Admin
            </SubmitButton>
            <PasskeySignIn label="Sign In with a Passkey" signIn={signInByPasskey} />
          </>
        }
      >
        <EmailField label="Admin email" fieldProps={field("email")} />
        <CurrentPasswordField fieldProps={field("password")} />
      </AuthForm>
    </AdminLayout>
  );
}

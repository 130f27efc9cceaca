import type { AdminSession } from "@promptfolio/contracts/api/accounts";
import { PRODUCT_SLUG } from "@promptfolio/contracts/product";
import { useHost, useSession } from "@promptfolio/host";
import { logInAdministrator } from "@promptfolio/host/api/accounts";
import {
  signInAdministratorByFirstPasskey,
  signInAdministratorByPasskey,
  signInAdministratorByRecoveryCode,
  startAdministratorPasskeySignIn,
} from "@promptfolio/host/api/passkeys";
import { Navigate } from "@promptfolio/host/router";
import { AdminLayout } from "../admin/admin-layout";
import { DemoCredentials } from "../admin/demo-credentials";
import { SignInForm, useSignIn } from "../form/sign-in-form";
import { createPasskey } from "../passkeys/authenticator";
import { RecoveryForm } from "../passkeys/recovery-form";
import { adminLoginError } from "../rules/request-error";
import { useReturnPath } from "../rules/return-path";
import { TEXTS } from "../texts";

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

/** Signs an administrator in; the page then redirects to the dashboard. */
const useAdminLogin = () => {
  const { session, notifications } = useHost();
  return useSignIn<AdminSession>({
    where: "admin login",
    toFormError: adminLoginError,
    logIn: logInAdministrator,
    startPasskey: startAdministratorPasskeySignIn,
    byPasskey: signInAdministratorByPasskey,
    byRecoveryCode: signInAdministratorByRecoveryCode,
    byFirstPasskey: async ({ options }) => signInAdministratorByFirstPasskey(await createPasskey(options)),
    complete: (admin) => {
      session.signInAdministrator(admin);
      notifications.toast("success", TEXTS.adminLogin.welcome);
    },
  });
};

export default function AdminLoginPage() {
  const { kind } = useSession();
  const { path } = useReturnPath("administrator", DASHBOARD);
  const login = useAdminLogin();
  if (kind === "administrator") return <Navigate to={path} replace />;
  return (
    <AdminLayout
      title="Admin Login"
      links={LINKS}
      after={
        <>
          {login.challenge !== undefined && <RecoveryForm recover={login.recover} />}
          <DemoCredentials onUse={(email, password) => fill(login.form.ref.current, { email, password })} />
        </>
      }
    >
      <SignInForm
        signIn={login}
        label="Admin Login"
        emailLabel="Admin email"
        submit="Sign In as Admin"
        passkeyLabel="Sign In with a Passkey"
      />
    </AdminLayout>
  );
}

import { ADMIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { signUpAdministrator } from "@promptfolio/host/api/accounts";
import { useNavigate } from "@promptfolio/host/router";
import { useLasting } from "@promptfolio/ui/doing";
import { User } from "@promptfolio/ui/icons";
import { PasswordField } from "@promptfolio/ui/password-field";
import { TextField } from "@promptfolio/ui/text-field";
import { AdminLayout } from "../admin/admin-layout";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { NewPasswordFields } from "../form/password-fields";
import { useAuthForm } from "../form/use-auth-form";
import { adminSignupError } from "../rules/request-error";
import { ADMIN_SIGNUP_FIELDS, checkNewAdministrator, validateAdminSignup } from "../rules/validation";
import { TEXTS } from "../texts";

/** How long the spinner turns at most; then a text says that it takes longer. */
const SPINNER_MAX_MS = 2_000;

const LINKS = [
  { to: "/admin/login", text: "Admin Login" },
  { to: "/login", text: "User Login" },
];

export default function AdminSignupPage() {
  const { http, notifications } = useHost();
  const navigate = useNavigate();
  const form = useAuthForm({
    where: "admin signup",
    fields: ADMIN_SIGNUP_FIELDS,
    validate: validateAdminSignup,
    check: checkNewAdministrator,
    toFormError: adminSignupError,
    send: async ({ name, email, password, adminCode }) => {
      await http.send(
        signUpAdministrator({
          name: name.trim(),
          email: email.trim(),
          password,
          adminCode: adminCode.trim(),
        }),
      );
      notifications.toast("success", TEXTS.adminSignup.done);
      await navigate("/admin/login");
    },
  });
  const slow = useLasting(form.busy, SPINNER_MAX_MS);
  return (
    <AdminLayout title="Admin Sign Up" links={LINKS}>
      <AuthForm
        form={form}
        label="Create an admin account"
        submit="Create Admin Account"
        busyLabel={slow ? "Still waiting for the server…" : "Creating the account…"}
        still={slow}
      >
        <TextField
          {...form.field("name")}
          label="Full name"
          autoComplete="name"
          maxLength={80}
          icon={<User />}
        />
        <EmailField label="Admin email" fieldProps={form.field("email")} />
        <NewPasswordFields
          minimum={ADMIN_PASSWORD_LENGTH}
          fieldProps={form.field("password")}
          confirmProps={form.field("confirmPassword")}
        />
        <PasswordField {...form.field("adminCode")} label="Admin code" autoComplete="off" maxLength={200} />
      </AuthForm>
    </AdminLayout>
  );
}

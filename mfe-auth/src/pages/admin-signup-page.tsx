import { ADMIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { User } from "@promptfolio/ui/icons";
import { PasswordField } from "@promptfolio/ui/password-field";
import { TextField } from "@promptfolio/ui/text-field";
import { AdminLayout } from "../admin/admin-layout";
import { useAdminSignup } from "../admin/use-admin-signup";
import { useExceeds } from "../admin/use-exceeds";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { NewPasswordFields } from "../form/password-fields";
import { SubmitButton } from "../form/submit-button";

/** How long the spinner turns at most; then a text says that it takes longer. */
const SPINNER_MAX_MS = 2_000;

const LINKS = [
  { to: "/admin/login", text: "Admin Login" },
  { to: "/login", text: "User Login" },
];

export default function AdminSignupPage() {
  const { busy, field, form } = useAdminSignup();
  const slow = useExceeds(busy, SPINNER_MAX_MS);
  return (
    <AdminLayout title="Admin Sign Up" links={LINKS}>
      <AuthForm
        form={form}
        label="Create an admin account"
        submit={
          <SubmitButton
            busy={busy}
            still={slow}
            busyLabel={slow ? "Still waiting for the server…" : "Creating the account…"}
          >
            Create Admin Account
          </SubmitButton>
        }
      >
        <TextField {...field("name")} label="Full name" autoComplete="name" maxLength={80} icon={<User />} />
        <EmailField label="Admin email" fieldProps={field("email")} />
        <NewPasswordFields
          minimum={ADMIN_PASSWORD_LENGTH}
          fieldProps={field("password")}
          confirmProps={field("confirmPassword")}
        />
        <PasswordField {...field("adminCode")} label="Admin code" autoComplete="off" maxLength={200} />
      </AuthForm>
    </AdminLayout>
  );
}

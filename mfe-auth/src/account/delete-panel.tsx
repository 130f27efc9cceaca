import { useHost } from "@promptfolio/host";
import { deleteAccount } from "@promptfolio/host/api/accounts";
import { useNavigate } from "@promptfolio/host/router";
import { Button } from "@promptfolio/ui/button";
import { PasswordField } from "@promptfolio/ui/password-field";
import { useState } from "react";
import { AuthForm } from "../form/auth-form";
import { SubmitButton } from "../form/submit-button";
import { useAuthForm } from "../form/use-auth-form";
import { accountError } from "../rules/account-error";
import { requireFields } from "../rules/validation";
import { Panel } from "./panel";

const FIELDS = ["password"] as const;

const DeleteForm = () => {
  const { http, notifications, session } = useHost();
  const navigate = useNavigate();
  const { busy, field, form } = useAuthForm({
    where: "delete account",
    fields: FIELDS,
    validate: requireFields(FIELDS, "Please enter your password"),
    toFormError: accountError(FIELDS),
    send: async ({ password }) => {
      await http.send(deleteAccount({ password }));
      session.signOut();
      notifications.toast("success", "Your account has been deleted.");
      await navigate("/", { replace: true });
    },
  });
  return (
    <AuthForm
      form={form}
      label="Delete account"
      submit={
        <SubmitButton compact danger busy={busy} busyLabel="Deleting…">
          Delete My Account for Good
        </SubmitButton>
      }
    >
      <PasswordField
        {...field("password")}
        label="Your password"
        autoComplete="current-password"
        maxLength={200}
      />
    </AuthForm>
  );
};

/** Erasure, in two steps and with the password. */
export const DeletePanel = () => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel
      title="Delete account"
      intro="Your name, email, password and sessions are removed at once. Totals stay counted, without you. This can't be undone."
    >
      {isAsking ? (
        <DeleteForm />
      ) : (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Delete My Account
        </Button>
      )}
    </Panel>
  );
};

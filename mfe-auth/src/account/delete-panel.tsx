import { useHost } from "@promptfolio/host";
import { deleteAccount } from "@promptfolio/host/api/accounts";
import { useNavigate } from "@promptfolio/host/router";
import { Button } from "@promptfolio/ui/button";
import { useState } from "react";
import { Panel } from "./panel";
import { PasswordForm } from "./password-form";

const DeleteForm = () => {
  const { http, notifications, session } = useHost();
  const navigate = useNavigate();
  return (
    <PasswordForm
      label="Delete account"
      submit="Delete My Account for Good"
      busyLabel="Deleting…"
      danger
      send={async (password) => {
        await http.send(deleteAccount({ password }));
        session.signOut();
        notifications.toast("success", "Your account has been deleted.");
        await navigate("/", { replace: true });
      }}
    />
  );
};

/** Deletes the account, in two steps and with the password. */
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

import { useHost } from "@promptfolio/host";
import { deleteAccount } from "@promptfolio/host/api/accounts";
import { useNavigate } from "@promptfolio/host/router";
import { Button } from "@promptfolio/ui/button";
import { useState } from "react";
import { PasswordForm } from "./account-form";
import { Panel } from "./panel";

/** Deletes the account, in two steps and with the password. */
export const DeletePanel = () => {
  const { http, notifications, session } = useHost();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const deleteForGood = async (password: string) => {
    await http.send(deleteAccount({ password }));
    session.signOut();
    notifications.toast("success", "Your account has been deleted.");
    await navigate("/", { replace: true });
  };
  return (
    <Panel
      title="Delete account"
      intro="Your name, email, password and sessions are removed at once. Totals stay counted, without you. This can't be undone."
    >
      {isAsking ? (
        <PasswordForm
          label="Delete account"
          submit="Delete My Account for Good"
          busyLabel="Deleting…"
          danger
          send={deleteForGood}
        />
      ) : (
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Delete My Account
        </Button>
      )}
    </Panel>
  );
};

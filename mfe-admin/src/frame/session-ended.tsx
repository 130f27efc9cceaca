import { useHost } from "@promptfolio/host";
import { logInAdministrator } from "@promptfolio/host/api/accounts";
import { isApiError } from "@promptfolio/host/api/api-error";
import { Button } from "@promptfolio/ui/button";
import { Dialog } from "@promptfolio/ui/dialog";
import { PasswordField } from "@promptfolio/ui/password-field";
import { TextField } from "@promptfolio/ui/text-field";
import { color, radius, space } from "@promptfolio/ui/theme";
import { type FormEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { failureText } from "../lib/failure-text";

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
`;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Problem = styled.p`
  color: ${color.danger};
`;

/** Why signing in again did not work, by the answer's status. */
const refusal = (error: unknown): string => {
  if (!isApiError(error)) return failureText(error);
  return error.status === 401 || error.status === 403 ? "Invalid admin credentials" : failureText(error);
};

export interface SessionEndedProps {
  /** Whose session it was. */
  email: string;
  onGiveUp: () => void;
}

/**
 * The session has ended while something was being typed: it stays where it is, and can be saved after signing in
 * again, here or in another tab.
 */
export default function SessionEnded({ email, onGiveUp }: SessionEndedProps) {
  const { http, session } = useHost();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const sending = useRef(false);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog's events also reach the forms that React has above it.
    event.stopPropagation();
    if (sending.current) return;
    const data = new FormData(event.currentTarget);
    sending.current = true;
    setBusy(true);
    setProblem("");
    try {
      const credentials = { email: String(data.get("email")).trim(), password: String(data.get("password")) };
      session.signInAdministrator(await http.send(logInAdministrator(credentials)));
    } catch (error) {
      setProblem(refusal(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <>
      <Banner role="alert">
        <span>Your session has ended. What you have typed is still here.</span>
        <Button size="small" onClick={() => setOpen(true)}>
          Sign in again
        </Button>
      </Banner>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Your session has ended"
        description="Nothing you have typed is lost. Sign in again to go on and save it."
      >
        <Form onSubmit={signIn} method="post" aria-label="Sign in again">
          <TextField
            label="Admin email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
          <PasswordField label="Password" name="password" autoComplete="current-password" required />
          <div role="alert">{problem && <Problem>{problem}</Problem>}</div>
          <Button type="submit" variant="primary" wide busy={busy}>
            {busy ? "Signing in…" : "Sign in again"}
          </Button>
          <Button variant="quiet" wide onClick={onGiveUp}>
            Leave without saving
          </Button>
        </Form>
      </Dialog>
    </>
  );
}

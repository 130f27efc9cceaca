import type { Credentials } from "@promptfolio/contracts/api/accounts";
import { useHost } from "@promptfolio/host";
import { logInAdministrator } from "@promptfolio/host/api/accounts";
import { isApiError } from "@promptfolio/host/api/api-error";
import { useMutation } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { Dialog } from "@promptfolio/ui/dialog";
import { Row } from "@promptfolio/ui/layout";
import { PasswordField } from "@promptfolio/ui/password-field";
import { TextField } from "@promptfolio/ui/text-field";
import { color, radius, space } from "@promptfolio/ui/theme";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { failureText } from "../lib/failure-text";
import { Problem, Stack } from "../lib/styles";

const Banner = styled(Row)`
  margin-bottom: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
`;

/** Passkeys belong to the sign-in page. */
const PASSKEY_ELSEWHERE =
  "This site asks for your passkey as well. Sign in in another tab: what you have typed stays here.";

const signInFailureText = (error: unknown): string =>
  isApiError(error) && [401, 403].includes(error.status) ? "Invalid admin credentials" : failureText(error);

export interface SessionEndedProps {
  /** The address of the administrator whose session ended. */
  email: string;
  onDiscard: () => void;
}

/**
 * The session ended while there was unsaved input. The input stays and can be saved after signing in again, here or
 * in another tab.
 */
export default function SessionEnded({ email, onDiscard }: SessionEndedProps) {
  const { http, session } = useHost();
  const [open, setOpen] = useState(true);
  const signIn = useMutation({
    mutationFn: async (credentials: Credentials) => {
      const response = await http.send(logInAdministrator(credentials));
      if ("passkey" in response) throw new Error(PASSKEY_ELSEWHERE);
      return response;
    },
    onSuccess: (administrator) => session.signInAdministrator(administrator),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble out of the dialog's portal into the forms above it.
    event.stopPropagation();
    if (signIn.isPending) return;
    const data = new FormData(event.currentTarget);
    signIn.mutate({ email: String(data.get("email")).trim(), password: String(data.get("password")) });
  };

  return (
    <>
      <Banner $justify="space-between" role="alert">
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
        <Stack as="form" onSubmit={submit} method="post" aria-label="Sign in again">
          <TextField
            label="Admin email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
          <PasswordField label="Password" name="password" autoComplete="current-password" required />
          <div role="alert">{signIn.error && <Problem>{signInFailureText(signIn.error)}</Problem>}</div>
          <Button type="submit" variant="primary" wide busy={signIn.isPending}>
            {signIn.isPending ? "Signing in…" : "Sign in again"}
          </Button>
          <Button variant="quiet" wide onClick={onDiscard}>
            Leave without saving
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}

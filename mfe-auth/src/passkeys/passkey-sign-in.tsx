import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { signInByPasskey, startPasskeySignIn } from "@promptfolio/host/api/passkeys";
import { useMutation } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { KeyRound } from "@promptfolio/ui/icons";
import { space } from "@promptfolio/ui/theme";
import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { FormProblem } from "../rules/form-problem";
import { TEXTS } from "../texts";
import { signWithPasskey } from "./authenticator";

const Frame = styled.div`
  margin-top: ${space[3]};
`;

const never = () => () => undefined;
const hasPasskeys = () => "PublicKeyCredential" in window;

/** Signs an administrator in without a password. */
export const PasskeySignIn = () => {
  const { http, notifications, report, session } = useHost();
  const isSupported = useSyncExternalStore(never, hasPasskeys, () => true);
  const signIn = useMutation({
    mutationFn: async () =>
      http.send(signInByPasskey(await signWithPasskey(await http.send(startPasskeySignIn())))),
    onSuccess: (response) => {
      session.signInAdministrator(response);
      notifications.toast("success", TEXTS.adminLogin.welcome);
    },
    onError: (error) => {
      const isExpected = error instanceof FormProblem || isApiError(error);
      if (!isExpected) report(error, "passkey sign-in");
      notifications.toast("error", (isApiError(error) && error.detail) || error.message);
    },
  });
  if (!isSupported) return null;
  return (
    <Frame>
      <Button size="large" wide icon={<KeyRound />} busy={signIn.isPending} onClick={() => signIn.mutate()}>
        Sign In with a Passkey
      </Button>
    </Frame>
  );
};

import type { UserSession } from "@promptfolio/contracts/api/accounts";
import { useSend } from "@promptfolio/host";
import { logIn } from "@promptfolio/host/api/accounts";
import { signInByPasskey, signInByRecoveryCode, startPasskeySignIn } from "@promptfolio/host/api/passkeys";
import { Link } from "@promptfolio/host/router";
import { color, space, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { CurrentPasswordField } from "../form/password-fields";
import { SubmitButton } from "../form/submit-button";
import { useAuthForm } from "../form/use-auth-form";
import { signWithPasskey } from "../passkeys/authenticator";
import { PasskeySignIn } from "../passkeys/passkey-sign-in";
import { RecoveryForm } from "../passkeys/recovery-form";
import { loginError } from "../rules/request-error";
import { LOGIN_FIELDS, validateLogin } from "../rules/validation";
import { TEXTS } from "../texts";
import { useCompleteSignIn } from "./use-complete-sign-in";

const Forgot = styled.p`
  ${type.small}

  a {
    display: inline-block;
    padding-block: ${space[1]};
    color: ${color.accent};
    font-weight: 600;
  }
`;

export const useLogin = (backTo: string) => {
  const send = useSend();
  const completeSignIn = useCompleteSignIn(backTo);
  const [challenge, setChallenge] = useState<string>();
  const complete = (userSession: UserSession): Promise<void> => {
    const { name, daily_limit, prompt_views_today } = userSession.user;
    return completeSignIn(
      userSession,
      TEXTS.login.welcome(name, Math.max(daily_limit - prompt_views_today, 0)),
    );
  };
  const login = useAuthForm({
    where: "login",
    fields: LOGIN_FIELDS,
    validate: validateLogin,
    toFormError: loginError,
    send: async ({ email, password }) => {
      const response = await send(logIn({ email: email.trim(), password }));
      if (!("passkey" in response)) return complete(response);
      // Users are never asked to make a passkey here.
      if (response.passkey === "create") throw new Error("A passkey was demanded that can't exist");
      setChallenge(response.options.challenge);
      await complete(await send(signInByPasskey(await signWithPasskey(response.options))));
    },
  });
  return {
    ...login,
    /** Set once a passkey was demanded: a recovery code will do as well. */
    challenge,
    recover: async (code: string) =>
      complete(await send(signInByRecoveryCode({ challenge: challenge ?? "", code }))),
    signInByPasskey: async () =>
      complete(await send(signInByPasskey(await signWithPasskey(await send(startPasskeySignIn()))))),
  };
};

export const LoginForm = ({
  busy,
  field,
  form,
  challenge,
  recover,
  signInByPasskey: signIn,
}: ReturnType<typeof useLogin>) => (
  <>
    <AuthForm
      form={form}
      label="Sign in"
      submit={
        <>
          <SubmitButton busy={busy} busyLabel="Signing in…">
            Sign In
          </SubmitButton>
          <PasskeySignIn label="Use a Passkey" signIn={signIn} />
        </>
      }
    >
      <EmailField fieldProps={field("email")} />
      <CurrentPasswordField fieldProps={field("password")} />
      <Forgot>
        <Link to="/forgot">Forgot password?</Link>
      </Forgot>
    </AuthForm>
    {challenge !== undefined && <RecoveryForm recover={recover} />}
  </>
);

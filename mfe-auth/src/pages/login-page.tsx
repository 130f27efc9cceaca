import type { UserSession } from "@promptfolio/contracts/api/accounts";
import { usePromptLimit, useSession } from "@promptfolio/host";
import { logIn } from "@promptfolio/host/api/accounts";
import { signInByPasskey, signInByRecoveryCode, startPasskeySignIn } from "@promptfolio/host/api/passkeys";
import { Link } from "@promptfolio/host/router";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { SignInForm, useSignIn } from "../form/sign-in-form";
import { AlreadySignedIn } from "../layout/already-signed-in";
import { AuthLayout } from "../layout/auth-layout";
import { LOGIN_PANEL } from "../layout/panel-texts";
import { RecoveryForm } from "../passkeys/recovery-form";
import { loginError } from "../rules/request-error";
import { useCompleteSignIn, useReturnPath, withReturn } from "../rules/return-path";
import { TEXTS } from "../texts";

const Forgot = styled.p`
  ${type.small}

  a {
    display: inline-block;
    padding-block: ${space[1]};
    color: ${color.accent};
    font-weight: 600;
  }
`;

const useLogin = (backTo: string) => {
  const completeSignIn = useCompleteSignIn(backTo);
  return useSignIn<UserSession>({
    where: "login",
    toFormError: loginError,
    logIn,
    startPasskey: startPasskeySignIn,
    byPasskey: signInByPasskey,
    byRecoveryCode: signInByRecoveryCode,
    // Users are never asked to make a passkey here.
    byFirstPasskey: () => Promise.reject(new Error("A passkey was demanded that can't exist")),
    complete: (session) => {
      const { name, daily_limit, prompt_views_today } = session.user;
      return completeSignIn(
        session,
        TEXTS.login.welcome(name, Math.max(daily_limit - prompt_views_today, 0)),
      );
    },
  });
};

export default function LoginPage() {
  const { wanted, path } = useReturnPath("visitor", "/");
  const dailyLimit = usePromptLimit((state) => state.dailyLimit);
  const login = useLogin(path);
  const session = useSession();
  return (
    <AuthLayout
      title="Welcome back"
      intro={`Sign in for your ${dailyLimit} prompt views a day.`}
      instead={
        // A visitor who is just signing in is being redirected.
        session.kind === "user" && !login.form.busy && <AlreadySignedIn name={session.name} backTo={path} />
      }
      panel={LOGIN_PANEL}
      foot={
        <p>
          New here? <Link to={withReturn("/signup", wanted)}>Create a free account</Link>
        </p>
      }
    >
      <SignInForm signIn={login} label="Sign in" submit="Sign In" passkeyLabel="Use a Passkey">
        <Forgot>
          <Link to="/forgot">Forgot password?</Link>
        </Forgot>
      </SignInForm>
      {login.challenge !== undefined && <RecoveryForm recover={login.recover} />}
    </AuthLayout>
  );
}

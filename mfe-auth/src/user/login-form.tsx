import { useSend } from "@promptfolio/host";
import { logIn } from "@promptfolio/host/api/accounts";
import { Link } from "@promptfolio/host/router";
import { PasswordField } from "@promptfolio/ui/password-field";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { SubmitButton } from "../form/submit-button";
import { useAuthForm } from "../form/use-auth-form";
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
  return useAuthForm({
    where: "login",
    fields: LOGIN_FIELDS,
    validate: validateLogin,
    toFormError: loginError,
    send: async ({ email, password }) => {
      const userSession = await send(logIn({ email: email.trim(), password }));
      const { name, daily_limit, prompt_views_today } = userSession.user;
      await completeSignIn(
        userSession,
        TEXTS.login.welcome(name, Math.max(daily_limit - prompt_views_today, 0)),
      );
    },
  });
};

export const LoginForm = ({ busy, field, form }: ReturnType<typeof useLogin>) => (
  <AuthForm
    form={form}
    label="Sign in"
    submit={
      <SubmitButton busy={busy} busyLabel="Signing in…">
        Sign In
      </SubmitButton>
    }
  >
    <EmailField fieldProps={field("email")} />
    <PasswordField {...field("password")} label="Password" autoComplete="current-password" maxLength={200} />
    <Forgot>
      <Link to="/forgot">Forgot password?</Link>
    </Forgot>
  </AuthForm>
);

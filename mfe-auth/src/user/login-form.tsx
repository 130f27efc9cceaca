import { useSend } from "@promptfolio/host";
import { logIn } from "@promptfolio/host/api/accounts";
import { PasswordField } from "@promptfolio/ui/password-field";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { SubmitButton } from "../form/submit-button";
import { useAuthForm } from "../form/use-auth-form";
import { loginRefusal } from "../rules/refusal";
import { LOGIN_FIELDS, loginProblem } from "../rules/validation";
import { TEXTS } from "../texts";
import { useArrive } from "./use-arrive";

export const useLogin = (backTo: string) => {
  const send = useSend();
  const arrive = useArrive(backTo);
  return useAuthForm({
    where: "login",
    fields: LOGIN_FIELDS,
    problemOf: loginProblem,
    refusalOf: loginRefusal,
    send: async ({ email, password }) => {
      const answer = await send(logIn({ email: email.trim(), password }));
      const { name, daily_limit, prompt_views_today } = answer.user;
      await arrive(answer, TEXTS.login.welcome(name, Math.max(daily_limit - prompt_views_today, 0)));
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
    <EmailField ties={field("email")} />
    <PasswordField {...field("password")} label="Password" autoComplete="current-password" maxLength={200} />
  </AuthForm>
);

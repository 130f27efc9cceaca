import { MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { useSend } from "@promptfolio/host";
import { signUp } from "@promptfolio/host/api/accounts";
import { Link } from "@promptfolio/host/router";
import { User } from "@promptfolio/ui/icons";
import { TextField } from "@promptfolio/ui/text-field";
import { color, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { NewPasswordFields } from "../form/password-fields";
import { SubmitButton } from "../form/submit-button";
import { useAuthForm } from "../form/use-auth-form";
import { signupError } from "../rules/request-error";
import { checkNewAccount, SIGNUP_FIELDS, validateSignup } from "../rules/validation";
import { TEXTS } from "../texts";
import { useCompleteSignIn } from "./use-complete-sign-in";

const Agreement = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;

export const useSignup = (backTo: string) => {
  const send = useSend();
  const completeSignIn = useCompleteSignIn(backTo);
  return useAuthForm({
    where: "signup",
    fields: SIGNUP_FIELDS,
    validate: validateSignup,
    check: checkNewAccount,
    toFormError: signupError,
    send: async ({ name, email, password }) => {
      const userSession = await send(signUp({ name: name.trim(), email: email.trim(), password }));
      await completeSignIn(userSession, TEXTS.signup.welcome);
    },
  });
};

export const SignupForm = ({ busy, field, form }: ReturnType<typeof useSignup>) => (
  <AuthForm
    form={form}
    label="Create an account"
    submit={
      <SubmitButton busy={busy} busyLabel="Creating your account…">
        Create Account
      </SubmitButton>
    }
  >
    <TextField
      {...field("name")}
      label="Full name"
      autoComplete="name"
      maxLength={80}
      placeholder="Ada Lovelace"
      icon={<User />}
    />
    <EmailField fieldProps={field("email")} />
    <NewPasswordFields
      minimum={MIN_PASSWORD_LENGTH.user}
      fieldProps={field("password")}
      confirmProps={field("confirmPassword")}
    />
    <Agreement>
      By creating an account you agree to the <Link to="/terms">Terms of Service</Link> and the{" "}
      <Link to="/privacy">Privacy Policy</Link>.
    </Agreement>
  </AuthForm>
);

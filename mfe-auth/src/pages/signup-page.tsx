import { MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { usePromptLimit, useSend, useSession } from "@promptfolio/host";
import { signUp } from "@promptfolio/host/api/accounts";
import { Link } from "@promptfolio/host/router";
import { User } from "@promptfolio/ui/icons";
import { TextField } from "@promptfolio/ui/text-field";
import { color, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { NewPasswordFields } from "../form/password-fields";
import { useAuthForm } from "../form/use-auth-form";
import { AlreadySignedIn } from "../layout/already-signed-in";
import { AuthLayout } from "../layout/auth-layout";
import { SIGNUP_PANEL } from "../layout/panel-texts";
import { signupError } from "../rules/request-error";
import { useCompleteSignIn, useReturnPath, withReturn } from "../rules/return-path";
import { checkNewAccount, SIGNUP_FIELDS, validateSignup } from "../rules/validation";
import { TEXTS } from "../texts";

const Agreement = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;

export default function SignupPage() {
  const { wanted, path } = useReturnPath("visitor", "/");
  const dailyLimit = usePromptLimit((state) => state.dailyLimit);
  const session = useSession();
  const send = useSend();
  const completeSignIn = useCompleteSignIn(path);
  const form = useAuthForm({
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
  return (
    <AuthLayout
      title="Create your account"
      intro={`Free to use: ${dailyLimit} prompt views a day, to copy and to keep.`}
      instead={
        // A visitor who is just signing in is being redirected.
        session.kind === "user" && !form.busy && <AlreadySignedIn name={session.name} backTo={path} />
      }
      panel={SIGNUP_PANEL}
      foot={
        <p>
          Already have an account? <Link to={withReturn("/login", wanted)}>Login</Link>
        </p>
      }
    >
      <AuthForm
        form={form}
        label="Create an account"
        submit="Create Account"
        busyLabel="Creating your account…"
      >
        <TextField
          {...form.field("name")}
          label="Full name"
          autoComplete="name"
          maxLength={80}
          placeholder="Ada Lovelace"
          icon={<User />}
        />
        <EmailField fieldProps={form.field("email")} />
        <NewPasswordFields
          minimum={MIN_PASSWORD_LENGTH.user}
          fieldProps={form.field("password")}
          confirmProps={form.field("confirmPassword")}
        />
        <Agreement>
          By creating an account you agree to the <Link to="/terms">Terms of Service</Link> and the{" "}
          <Link to="/privacy">Privacy Policy</Link>.
        </Agreement>
      </AuthForm>
    </AuthLayout>
  );
}

import type {
  PasskeyDemand,
  RequestOptions,
  UsedCredential,
  UsedRecoveryCode,
} from "@promptfolio/contracts/api/passkeys";
import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useSend } from "@promptfolio/host";
import { type ReactNode, useState } from "react";
import { signWithPasskey } from "../passkeys/authenticator";
import { PasskeySignIn } from "../passkeys/passkey-sign-in";
import { type FormError, LOGIN_FIELDS, type LoginField, validateLogin } from "../rules/validation";
import { AuthForm } from "./auth-form";
import { EmailField } from "./email-field";
import { CurrentPasswordField } from "./password-fields";
import { useAuthForm } from "./use-auth-form";

interface SignInRules<Session extends object> {
  /** The form's name in error reports. */
  where: string;
  toFormError(error: unknown): FormError<LoginField>;
  logIn(credentials: Record<LoginField, string>): ApiRequest<Session | PasskeyDemand>;
  startPasskey(): ApiRequest<RequestOptions>;
  byPasskey(credential: UsedCredential): ApiRequest<Session>;
  byRecoveryCode(used: UsedRecoveryCode): ApiRequest<Session>;
  /** Creates the passkey that is demanded of an account without one. */
  byFirstPasskey(demand: PasskeyDemand & { passkey: "create" }): Promise<ApiRequest<Session>>;
  complete(session: Session): Promise<void> | void;
}

const isDemand = (response: object): response is PasskeyDemand => "passkey" in response;

/** Signs an account in by its password, which may demand a passkey as well, or by a passkey alone. */
export const useSignIn = <Session extends object>(rules: SignInRules<Session>) => {
  const send = useSend();
  const [challenge, setChallenge] = useState<string>();
  const sign = async (options: RequestOptions) =>
    rules.complete(await send(rules.byPasskey(await signWithPasskey(options))));
  const form = useAuthForm({
    where: rules.where,
    fields: LOGIN_FIELDS,
    validate: validateLogin,
    toFormError: rules.toFormError,
    send: async ({ email, password }) => {
      const response = await send(rules.logIn({ email: email.trim(), password }));
      if (!isDemand(response)) return rules.complete(response);
      if (response.passkey === "create")
        return rules.complete(await send(await rules.byFirstPasskey(response)));
      setChallenge(response.options.challenge);
      await sign(response.options);
    },
  });
  return {
    form,
    /** Set once a passkey was demanded: a recovery code will do as well. */
    challenge,
    recover: async (code: string) =>
      rules.complete(await send(rules.byRecoveryCode({ challenge: challenge ?? "", code }))),
    byPasskey: async () => sign(await send(rules.startPasskey())),
  };
};

interface SignInFormProps {
  signIn: Pick<ReturnType<typeof useSignIn>, "form" | "byPasskey">;
  label: string;
  emailLabel?: string;
  submit: string;
  passkeyLabel: string;
  children?: ReactNode;
}

/** Email and password, or a passkey. */
export const SignInForm = ({
  signIn,
  label,
  emailLabel = "Email",
  submit,
  passkeyLabel,
  children,
}: SignInFormProps) => (
  <AuthForm
    form={signIn.form}
    label={label}
    submit={submit}
    busyLabel="Signing in…"
    after={<PasskeySignIn label={passkeyLabel} signIn={signIn.byPasskey} />}
  >
    <EmailField label={emailLabel} fieldProps={signIn.form.field("email")} />
    <CurrentPasswordField fieldProps={signIn.form.field("password")} />
    {children}
  </AuthForm>
);

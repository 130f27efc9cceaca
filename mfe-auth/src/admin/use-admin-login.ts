import type { AdminSession } from "@promptfolio/contracts/api/accounts";
import type { PasskeyDemand } from "@promptfolio/contracts/api/passkeys";
import type { ApiClient } from "@promptfolio/contracts/host-api";
import { useHost } from "@promptfolio/host";
import { logInAdministrator } from "@promptfolio/host/api/accounts";
import {
  signInAdministratorByFirstPasskey,
  signInAdministratorByPasskey,
  signInAdministratorByRecoveryCode,
  startAdministratorPasskeySignIn,
} from "@promptfolio/host/api/passkeys";
import { useState } from "react";
import { useAuthForm } from "../form/use-auth-form";
import { createPasskey, signWithPasskey } from "../passkeys/authenticator";
import { adminLoginError } from "../rules/request-error";
import { LOGIN_FIELDS, validateLogin } from "../rules/validation";
import { TEXTS } from "../texts";

/** Completes an administrator's sign-in that requires a passkey after the correct password. */
const completePasskeySignIn = async (http: ApiClient, demand: PasskeyDemand): Promise<AdminSession> =>
  demand.passkey === "create"
    ? http.send(signInAdministratorByFirstPasskey(await createPasskey(demand.options)))
    : http.send(signInAdministratorByPasskey(await signWithPasskey(demand.options)));

/** Signs an administrator in; the page then redirects to the dashboard. */
export const useAdminLogin = () => {
  const { http, session, notifications } = useHost();
  const [challenge, setChallenge] = useState<string>();
  const complete = (admin: AdminSession): void => {
    session.signInAdministrator(admin);
    notifications.toast("success", TEXTS.adminLogin.welcome);
  };
  const login = useAuthForm({
    where: "admin login",
    fields: LOGIN_FIELDS,
    validate: validateLogin,
    toFormError: adminLoginError,
    send: async ({ email, password }) => {
      const response = await http.send(logInAdministrator({ email: email.trim(), password }));
      if (!("passkey" in response)) return complete(response);
      if (response.passkey === "use") setChallenge(response.options.challenge);
      complete(await completePasskeySignIn(http, response));
    },
  });
  return {
    ...login,
    /** Set once a passkey was demanded: a recovery code will do as well. */
    challenge,
    recover: async (code: string) => {
      complete(await http.send(signInAdministratorByRecoveryCode({ challenge: challenge ?? "", code })));
    },
    signInByPasskey: async () => {
      const options = await http.send(startAdministratorPasskeySignIn());
      complete(await http.send(signInAdministratorByPasskey(await signWithPasskey(options))));
    },
  };
};

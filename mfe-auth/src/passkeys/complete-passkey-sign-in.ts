import type { AdminSession } from "@promptfolio/contracts/api/accounts";
import type { PasskeyDemand } from "@promptfolio/contracts/api/passkeys";
import type { ApiClient } from "@promptfolio/contracts/host-api";
import {
  signInAdministratorByFirstPasskey,
  signInAdministratorByPasskey,
} from "@promptfolio/host/api/passkeys";
import { createPasskey, signWithPasskey } from "./authenticator";

/** Completes an administrator's sign-in that requires a passkey after the correct password. */
export const completePasskeySignIn = async (http: ApiClient, demand: PasskeyDemand): Promise<AdminSession> =>
  demand.passkey === "create"
    ? http.send(signInAdministratorByFirstPasskey(await createPasskey(demand.options)))
    : http.send(signInAdministratorByPasskey(await signWithPasskey(demand.options)));

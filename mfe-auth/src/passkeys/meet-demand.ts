import type { AdminSession } from "@promptfolio/contracts/api/accounts";
import type { PasskeyDemand } from "@promptfolio/contracts/api/passkeys";
import type { ApiClient } from "@promptfolio/contracts/host-api";
import { signInByFirstPasskey, signInByPasskey } from "@promptfolio/host/api/passkeys";
import { createPasskey, signWithPasskey } from "./authenticator";

/** Completes a sign-in whose password was right, where a passkey is required as well. */
export const meetDemand = async (http: ApiClient, demand: PasskeyDemand): Promise<AdminSession> =>
  demand.passkey === "create"
    ? http.send(signInByFirstPasskey(await createPasskey(demand.options)))
    : http.send(signInByPasskey(await signWithPasskey(demand.options)));

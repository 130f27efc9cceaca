import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from "@promptfolio/contracts/api/passkeys";
import { FormProblem } from "../rules/validation";

/** Loaded when a passkey is used: most sign-ins need none. */
const load = () => import(/* webpackChunkName: "webauthn" */ "@simplewebauthn/browser");

/** The visitor cancelled, waited too long, or has no passkey for this site: browsers don't distinguish these. */
const notUsed = (error: unknown): FormProblem =>
  new FormProblem("No passkey was used. Please try again.", { cause: error });

/** Makes the browser create a passkey. */
export const createPasskey = async (optionsJSON: CreationOptions): Promise<NewCredential> => {
  const { startRegistration } = await load();
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw error instanceof Error && error.name === "InvalidStateError"
      ? new FormProblem("This device has a passkey for your account already.", { cause: error })
      : notUsed(error);
  });
  const { id, rawId, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: "public-key",
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
};

/** Makes the browser sign with a passkey. */
export const signWithPasskey = async (optionsJSON: RequestOptions): Promise<UsedCredential> => {
  const { startAuthentication } = await load();
  const used = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw notUsed(error);
  });
  const { id, rawId, response } = used;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
  };
};

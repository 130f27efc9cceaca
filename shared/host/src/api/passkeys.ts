import type { AdminSession } from "@promptfolio/contracts/api/accounts";
import type {
  CreationOptions,
  NewCredential,
  Passkey,
  PasskeyConfirmation,
  PasskeyList,
  RequestOptions,
  UsedCredential,
} from "@promptfolio/contracts/api/passkeys";
import { get, post, remove } from "./request";

/** The passkeys of the administrator who is signed in. */
export const getPasskeys = () => get<PasskeyList>("/admin/passkeys");
export const startPasskey = (confirmation: PasskeyConfirmation) =>
  post<CreationOptions>("/admin/passkeys/options", confirmation);
export const addPasskey = (credential: NewCredential) => post<Passkey>("/admin/passkeys", credential);
export const removePasskey = (id: string, confirmation: PasskeyConfirmation) =>
  remove<void>(`/admin/passkeys/${id}`, confirmation);

export const startPasskeySignIn = () => post<RequestOptions>("/admin/login/passkey/options");
/** Signs in with a passkey, alone or after the password. */
export const signInByPasskey = (credential: UsedCredential) =>
  post<AdminSession>("/admin/login/passkey", credential);
/** Signs in with a passkey that was created after the password, where one is required and the account had none. */
export const signInByFirstPasskey = (credential: NewCredential) =>
  post<AdminSession>("/admin/login/first-passkey", credential);

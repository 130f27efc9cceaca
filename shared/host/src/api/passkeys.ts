import type { AdminSession, UserSession } from "@promptfolio/contracts/api/accounts";
import type {
  CreationOptions,
  NewCredential,
  PasskeyAdded,
  PasskeyConfirmation,
  PasskeyList,
  RecoveryCodes,
  RequestOptions,
  UsedCredential,
  UsedRecoveryCode,
} from "@promptfolio/contracts/api/passkeys";
import { get, post, remove } from "./request";

/** The passkeys of the account that is signed in. */
export const getPasskeys = () => get<PasskeyList>("/auth/passkeys");
export const startPasskey = (confirmation: PasskeyConfirmation) =>
  post<CreationOptions>("/auth/passkeys/options", confirmation);
export const addPasskey = (credential: NewCredential) => post<PasskeyAdded>("/auth/passkeys", credential);
export const removePasskey = (id: string, confirmation: PasskeyConfirmation) =>
  remove<void>(`/auth/passkeys/${id}`, confirmation);
/** Makes recovery codes that replace the earlier ones. */
export const makeRecoveryCodes = (confirmation: PasskeyConfirmation) =>
  post<RecoveryCodes>("/auth/recovery-codes", confirmation);

/** Signs in with a passkey, alone or after the password. */
export const startPasskeySignIn = () => post<RequestOptions>("/auth/login/passkey/options");
export const signInByPasskey = (credential: UsedCredential) =>
  post<UserSession>("/auth/login/passkey", credential);
/** Signs in with a recovery code in place of the passkey that was demanded after the password. */
export const signInByRecoveryCode = (used: UsedRecoveryCode) =>
  post<UserSession>("/auth/login/recovery-code", used);

export const startAdministratorPasskeySignIn = () => post<RequestOptions>("/admin/login/passkey/options");
export const signInAdministratorByPasskey = (credential: UsedCredential) =>
  post<AdminSession>("/admin/login/passkey", credential);
export const signInAdministratorByRecoveryCode = (used: UsedRecoveryCode) =>
  post<AdminSession>("/admin/login/recovery-code", used);
/** Signs in with a passkey that was created after the password, where one is required and the account had none. */
export const signInAdministratorByFirstPasskey = (credential: NewCredential) =>
  post<AdminSession>("/admin/login/first-passkey", credential);

import type {
  AccountDeletion,
  AccountExport,
  AccountProfile,
  AdminSession,
  AdminSignUp,
  Credentials,
  DemoCredentials,
  EmailChange,
  EmailVerification,
  ForgotPassword,
  Message,
  NameChange,
  PasswordChange,
  PasswordReset,
  PasswordResetDone,
  RenewedToken,
  SessionEnd,
  SessionList,
  SignUp,
  UserSession,
} from "@promptfolio/contracts/api/accounts";
import type { PasskeyDemand } from "@promptfolio/contracts/api/passkeys";
import { get, post, put, remove } from "./request";

export const logIn = (credentials: Credentials) =>
  post<UserSession | PasskeyDemand>("/auth/login", credentials);
export const signUp = (account: SignUp) => post<UserSession>("/auth/signup", account);
export const logInAdministrator = (credentials: Credentials) =>
  post<AdminSession | PasskeyDemand>("/admin/login", credentials);
export const signUpAdministrator = (account: AdminSignUp) => post<void>("/admin/signup", account);
export const getDemoCredentials = () => get<DemoCredentials>("/public/demo");

/** Ends the session of the token that the request is sent with. */
export const logOut = () => post<void>("/auth/logout");
export const getSessions = () => get<SessionList>("/auth/sessions");
export const endSession = (id: string, end?: SessionEnd) => remove<void>(`/auth/sessions/${id}`, end);

export const getAccount = () => get<AccountProfile>("/auth/account");
export const changeName = (change: NameChange) => put<AccountProfile>("/auth/account", change);
export const changeEmail = (change: EmailChange) => put<Message>("/auth/email", change);
export const sendVerification = () => post<Message>("/auth/verification");
export const verifyEmail = (verification: EmailVerification) =>
  post<AccountProfile>("/auth/verify", verification);
export const changePassword = (change: PasswordChange) => put<RenewedToken>("/auth/password", change);
export const forgotPassword = (request: ForgotPassword) => post<Message>("/auth/forgot", request);
export const resetPassword = (reset: PasswordReset) => post<PasswordResetDone>("/auth/reset", reset);
export const exportAccount = () => get<AccountExport>("/auth/export");
export const deleteAccount = (deletion: AccountDeletion) => remove<void>("/auth/account", deletion);

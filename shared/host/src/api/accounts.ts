import type {
  AdminSession,
  AdminSignUp,
  Credentials,
  DemoCredentials,
  SignUp,
  UserSession,
} from "@promptfolio/contracts/api/accounts";
import { get, post } from "./request";

export const logIn = (credentials: Credentials) => post<UserSession>("/auth/login", credentials);
export const signUp = (account: SignUp) => post<UserSession>("/auth/signup", account);
export const logInAdministrator = (credentials: Credentials) =>
  post<AdminSession>("/admin/login", credentials);
export const signUpAdministrator = (account: AdminSignUp) => post<void>("/admin/signup", account);
export const getDemoCredentials = () => get<DemoCredentials>("/public/demo");

import { isApiError } from "@promptfolio/host/api/api-error";
import { SERVER_SAYS, TEXTS } from "../texts";
import type { AdminSignupField, FormError, LoginField, SignupField } from "./validation";

const RELATIVE_TIME = new Intl.RelativeTimeFormat("en");

/** A duration in words: "in 40 seconds", "in 5 minutes", "in 2 hours". Always rounded up. */
export const waitingTime = (seconds: number): string => {
  if (seconds <= 0) return "in a moment";
  if (seconds < 60) return RELATIVE_TIME.format(Math.ceil(seconds), "second");
  if (seconds < 90 * 60) return RELATIVE_TIME.format(Math.ceil(seconds / 60), "minute");
  return RELATIVE_TIME.format(Math.ceil(seconds / 3600), "hour");
};

/** The message of a 429. */
const tooManyAttempts = (seconds: number): string =>
  `Too many attempts. Please try again ${waitingTime(seconds)}.`;

/** The parts of a failed request that the texts depend on. */
const readError = (error: unknown) => {
  if (!isApiError(error)) return { status: 0, detail: "", retryAfter: 0, field: "", code: "" };
  const { status, detail, retryAfter, body, code } = error;
  const field = typeof body === "object" && body !== null && "field" in body ? body.field : "";
  return { status, detail, retryAfter, field: typeof field === "string" ? field : "", code };
};

const isBadInput = (status: number): boolean => status === 400 || status === 422;

const named = <Field extends string>(field: string, fields: readonly Field[]): Field[] =>
  fields.filter((candidate) => candidate === field);

/** Login errors. */
export const loginError = (error: unknown): FormError<LoginField> => {
  const { status, detail, retryAfter, field } = readError(error);
  if (status === 429) return { message: tooManyAttempts(retryAfter), fields: [] };
  if (status === 401 || detail.includes(SERVER_SAYS.wrongCredentials))
    return { message: TEXTS.login.invalid, fields: ["password", "email"] };
  if (isBadInput(status)) return { message: TEXTS.checkInput, fields: named(field, ["email", "password"]) };
  return { message: TEXTS.login.failed, fields: [] };
};

/** The administrators' login shows one text for every 4xx but 429. */
export const adminLoginError = (error: unknown): FormError<LoginField> => {
  const { status, retryAfter } = readError(error);
  if (status === 429) return { message: tooManyAttempts(retryAfter), fields: [] };
  if (status >= 400 && status < 500)
    return { message: TEXTS.adminLogin.invalid, fields: ["password", "email"] };
  return { message: TEXTS.login.failed, fields: [] };
};

export const signupError = (error: unknown): FormError<SignupField> => {
  const { status, detail, retryAfter, field, code } = readError(error);
  if (status === 429) return { message: tooManyAttempts(retryAfter), fields: [] };
  if (code === "weak-password") return { message: detail, fields: ["password"] };
  if (detail.includes(SERVER_SAYS.registered)) return { message: TEXTS.signup.registered, fields: ["email"] };
  if (isBadInput(status))
    return { message: TEXTS.checkInput, fields: named(field, ["name", "email", "password"]) };
  return { message: TEXTS.signup.failed, fields: [] };
};

export const adminSignupError = (error: unknown): FormError<AdminSignupField> => {
  const { detail } = readError(error);
  if (detail.includes(SERVER_SAYS.wrongCode))
    return { message: TEXTS.adminSignup.code, fields: ["adminCode"] };
  if (detail.includes(SERVER_SAYS.closed)) return { message: TEXTS.adminSignup.closed, fields: [] };
  return signupError(error);
};

const GENERAL = "That didn't work. Please try again.";

/** The server's field names, where a form calls them differently. */
type Names<Field extends string> = Readonly<Record<string, Field>>;

/** Errors of the account's forms: the server's own message for what the visitor can correct. */
export const accountError =
  <Field extends string>(fields: readonly Field[], names: Names<Field> = {}) =>
  (error: unknown): FormError<Field> => {
    if (!isApiError(error)) return { message: GENERAL, fields: [] };
    const { status, detail, retryAfter, field } = readError(error);
    if (status === 429) return { message: tooManyAttempts(retryAfter), fields: [] };
    if (status === 0) return { message: error.message, fields: [] };
    return status < 500 && detail !== ""
      ? { message: detail, fields: named(names[field] ?? field, fields) }
      : { message: GENERAL, fields: [] };
  };

import { isApiError } from "@promptfolio/host/api/api-error";
import { SERVER_SAYS, TEXTS } from "../texts";
import type { FormProblem } from "./form-problem";
import type { AdminSignupField, LoginField, SignupField } from "./validation";
import { tooManyAttempts } from "./waiting-time";

/** A refused call, reduced to what the texts depend on. */
interface Refusal {
  status: number;
  detail: string;
  retryAfter: number;
  field: string;
}

const refusalOf = (error: unknown): Refusal => {
  if (!isApiError(error)) return { status: 0, detail: "", retryAfter: 0, field: "" };
  const { status, detail, retryAfter, body } = error;
  const field = typeof body === "object" && body !== null && "field" in body ? body.field : "";
  return { status, detail, retryAfter, field: typeof field === "string" ? field : "" };
};

const isBadInput = (status: number): boolean => status === 400 || status === 422;

const named = <Field extends string>(field: string, fields: readonly Field[]): Field[] =>
  fields.filter((candidate) => candidate === field);

/** What the login says of a refusal (specification, section 8). */
export const loginRefusal = (error: unknown): FormProblem<LoginField> => {
  const { status, detail, retryAfter, field } = refusalOf(error);
  if (status === 429) return { message: tooManyAttempts(retryAfter), fields: [] };
  if (status === 401 || detail.includes(SERVER_SAYS.wrongCredentials))
    return { message: TEXTS.login.invalid, fields: ["password", "email"] };
  if (isBadInput(status)) return { message: TEXTS.checkInput, fields: named(field, ["email", "password"]) };
  return { message: TEXTS.login.failed, fields: [] };
};

/** The administrators' login has one text for every refusal, unless attempts are slowed down or nobody answers. */
export const adminLoginRefusal = (error: unknown): FormProblem<LoginField> => {
  const { status, retryAfter } = refusalOf(error);
  if (status === 429) return { message: tooManyAttempts(retryAfter), fields: [] };
  if (status >= 400 && status < 500)
    return { message: TEXTS.adminLogin.invalid, fields: ["password", "email"] };
  return { message: TEXTS.login.failed, fields: [] };
};

export const signupRefusal = (error: unknown): FormProblem<SignupField> => {
  const { status, detail, retryAfter, field } = refusalOf(error);
  if (status === 429) return { message: tooManyAttempts(retryAfter), fields: [] };
  if (detail.includes(SERVER_SAYS.registered)) return { message: TEXTS.signup.registered, fields: ["email"] };
  if (isBadInput(status))
    return { message: TEXTS.checkInput, fields: named(field, ["name", "email", "password"]) };
  return { message: TEXTS.signup.failed, fields: [] };
};

export const adminSignupRefusal = (error: unknown): FormProblem<AdminSignupField> => {
  const { detail } = refusalOf(error);
  if (detail.includes(SERVER_SAYS.wrongCode))
    return { message: TEXTS.adminSignup.code, fields: ["adminCode"] };
  if (detail.includes(SERVER_SAYS.closed)) return { message: TEXTS.adminSignup.closed, fields: [] };
  return signupRefusal(error);
};

import { PASSWORD_MINIMUM } from "@promptfolio/contracts/limits";
import { TEXTS } from "../texts";
import { type FormProblem, missingFields, type Values } from "./form-problem";

export const LOGIN_FIELDS = ["email", "password"] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

export const SIGNUP_FIELDS = ["name", "email", "password", "confirmPassword"] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

export const ADMIN_SIGNUP_FIELDS = [...SIGNUP_FIELDS, "adminCode"] as const;
export type AdminSignupField = (typeof ADMIN_SIGNUP_FIELDS)[number];

/** Both sign-ins: email and password are required. */
export const loginProblem = (values: Values<LoginField>): FormProblem<LoginField> | null => {
  const missing = missingFields(values, LOGIN_FIELDS);
  return missing.length > 0 ? { message: TEXTS.login.missing, fields: missing } : null;
};

const passwordProblem = (
  values: Values<SignupField>,
  minimum: number,
  tooShort: string,
): FormProblem<SignupField> | null => {
  if (values.password !== values.confirmPassword)
    return { message: TEXTS.signup.mismatch, fields: ["confirmPassword"] };
  if (values.password.length < minimum) return { message: tooShort, fields: ["password"] };
  return null;
};

export const signupProblem = (values: Values<SignupField>): FormProblem<SignupField> | null => {
  const missing = missingFields(values, SIGNUP_FIELDS);
  if (missing.length > 0) return { message: TEXTS.signup.missing, fields: missing };
  return passwordProblem(values, PASSWORD_MINIMUM.user, TEXTS.signup.short);
};

/** The admin code itself is checked by the server alone. */
export const adminSignupProblem = (
  values: Values<AdminSignupField>,
): FormProblem<AdminSignupField> | null => {
  const missing = missingFields(values, ADMIN_SIGNUP_FIELDS);
  if (missing.length > 0) return { message: TEXTS.signup.missing, fields: missing };
  return passwordProblem(values, PASSWORD_MINIMUM.administrator, TEXTS.adminSignup.short);
};

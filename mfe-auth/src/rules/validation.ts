import { MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { TEXTS } from "../texts";
import { type FormError, missingFields, type Values } from "./form-error";

export const LOGIN_FIELDS = ["email", "password"] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

export const SIGNUP_FIELDS = ["name", "email", "password", "confirmPassword"] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

export const ADMIN_SIGNUP_FIELDS = [...SIGNUP_FIELDS, "adminCode"] as const;
export type AdminSignupField = (typeof ADMIN_SIGNUP_FIELDS)[number];

/** Both sign-ins: email and password are required. */
export const validateLogin = (values: Values<LoginField>): FormError<LoginField> | null => {
  const missing = missingFields(values, LOGIN_FIELDS);
  return missing.length > 0 ? { message: TEXTS.login.missing, fields: missing } : null;
};

const validatePasswords = (
  values: Values<SignupField>,
  minimum: number,
  tooShort: string,
): FormError<SignupField> | null => {
  if (values.password !== values.confirmPassword)
    return { message: TEXTS.signup.mismatch, fields: ["confirmPassword"] };
  if (values.password.length < minimum) return { message: tooShort, fields: ["password"] };
  return null;
};

export const validateSignup = (values: Values<SignupField>): FormError<SignupField> | null => {
  const missing = missingFields(values, SIGNUP_FIELDS);
  if (missing.length > 0) return { message: TEXTS.signup.missing, fields: missing };
  return validatePasswords(values, MIN_PASSWORD_LENGTH.user, TEXTS.signup.short);
};

/** The admin code itself is checked by the server alone. */
export const validateAdminSignup = (values: Values<AdminSignupField>): FormError<AdminSignupField> | null => {
  const missing = missingFields(values, ADMIN_SIGNUP_FIELDS);
  if (missing.length > 0) return { message: TEXTS.signup.missing, fields: missing };
  return validatePasswords(values, MIN_PASSWORD_LENGTH.administrator, TEXTS.adminSignup.short);
};

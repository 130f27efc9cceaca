import { MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { isEmailAddress } from "@promptfolio/lib/email-address";
import { TEXTS } from "../texts";
import { type FormError, missingFields, type Values } from "./form-error";

export const LOGIN_FIELDS = ["email", "password"] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

export const SIGNUP_FIELDS = ["name", "email", "password", "confirmPassword"] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

export const ADMIN_SIGNUP_FIELDS = [...SIGNUP_FIELDS, "adminCode"] as const;
export type AdminSignupField = (typeof ADMIN_SIGNUP_FIELDS)[number];

/** Both sign-ins: email and password are required. */
export const validateLogin = (values: Values<LoginField>): FormError<LoginField> | undefined => {
  const missing = missingFields(values, LOGIN_FIELDS);
  return missing.length > 0 ? { message: TEXTS.login.missing, fields: missing } : undefined;
};

const validatePasswords = (
  values: Values<"password" | "confirmPassword">,
  minimum: number,
  tooShort: string,
): FormError<"password" | "confirmPassword"> | undefined => {
  if (values.password !== values.confirmPassword)
    return { message: TEXTS.signup.mismatch, fields: ["confirmPassword"] };
  if (values.password.length < minimum) return { message: tooShort, fields: ["password"] };
  return undefined;
};

export const checkEmail = (email: string): string | undefined =>
  isEmailAddress(email.trim()) ? undefined : TEXTS.email;

/** What is wrong with one field of a form for a new email or password. */
const checkField =
  (minimum: number, tooShort: string) =>
  <Field extends string>(field: Field, values: Values<Field> & { password?: string }): string | undefined => {
    const value = values[field];
    if (field === "email") return checkEmail(value);
    if (field === "password" && value.length < minimum) return tooShort;
    if (field === "confirmPassword" && value !== values.password) return TEXTS.signup.mismatch;
    return undefined;
  };

export const checkNewAccount = checkField(MIN_PASSWORD_LENGTH.user, TEXTS.signup.short);
export const checkNewAdministrator = checkField(MIN_PASSWORD_LENGTH.administrator, TEXTS.adminSignup.short);

export const validateSignup = (values: Values<SignupField>): FormError<SignupField> | undefined => {
  const missing = missingFields(values, SIGNUP_FIELDS);
  if (missing.length > 0) return { message: TEXTS.signup.missing, fields: missing };
  return validatePasswords(values, MIN_PASSWORD_LENGTH.user, TEXTS.signup.short);
};

/** The admin code itself is checked by the server alone. */
export const validateAdminSignup = (
  values: Values<AdminSignupField>,
): FormError<AdminSignupField> | undefined => {
  const missing = missingFields(values, ADMIN_SIGNUP_FIELDS);
  if (missing.length > 0) return { message: TEXTS.signup.missing, fields: missing };
  return validatePasswords(values, MIN_PASSWORD_LENGTH.administrator, TEXTS.adminSignup.short);
};

/** A form whose fields are all required, with one sentence for what is missing. */
export const requireFields =
  <Field extends string>(fields: readonly Field[], message: string) =>
  (values: Values<Field>): FormError<Field> | undefined => {
    const missing = missingFields(values, fields);
    return missing.length > 0 ? { message, fields: missing } : undefined;
  };

export const NEW_PASSWORD_FIELDS = ["password", "confirmPassword"] as const;
type NewPasswordField = (typeof NEW_PASSWORD_FIELDS)[number];

export const PASSWORD_CHANGE_FIELDS = ["currentPassword", ...NEW_PASSWORD_FIELDS] as const;
type PasswordChangeField = (typeof PASSWORD_CHANGE_FIELDS)[number];

export const validateNewPassword = (
  values: Values<NewPasswordField>,
): FormError<NewPasswordField> | undefined => {
  const missing = missingFields(values, NEW_PASSWORD_FIELDS);
  if (missing.length > 0) return { message: TEXTS.signup.missing, fields: missing };
  return validatePasswords(values, MIN_PASSWORD_LENGTH.user, TEXTS.signup.short);
};

export const validatePasswordChange = (
  values: Values<PasswordChangeField>,
): FormError<PasswordChangeField> | undefined => {
  const missing = missingFields(values, PASSWORD_CHANGE_FIELDS);
  return missing.length > 0
    ? { message: TEXTS.signup.missing, fields: missing }
    : validateNewPassword(values);
};

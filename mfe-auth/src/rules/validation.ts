import { MIN_PASSWORD_LENGTH } from "@promptfolio/contracts/limits";
import { isEmailAddress } from "@promptfolio/lib/email-address";
import { TEXTS } from "../texts";

/** One sentence, and the fields it is about; the first one gets the focus. */
export interface FormError<Field extends string> {
  message: string;
  fields: readonly Field[];
}

/** The values of a form's fields, as typed. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The empty fields. Spaces count as empty, except in passwords. */
const missingFields = <Field extends string>(values: Values<Field>, fields: readonly Field[]): Field[] =>
  fields.filter((field) => (/password/i.test(field) ? values[field] : values[field].trim()) === "");

/** Aborts a form's submission with a message for the visitor. It is not a failure of the site. */
export class FormProblem extends Error {
  override name = "FormProblem";
}

export const LOGIN_FIELDS = ["email", "password"] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

export const SIGNUP_FIELDS = ["name", "email", "password", "confirmPassword"] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

export const ADMIN_SIGNUP_FIELDS = [...SIGNUP_FIELDS, "adminCode"] as const;
export type AdminSignupField = (typeof ADMIN_SIGNUP_FIELDS)[number];

export const NEW_PASSWORD_FIELDS = ["password", "confirmPassword"] as const;
type NewPasswordField = (typeof NEW_PASSWORD_FIELDS)[number];

export const PASSWORD_CHANGE_FIELDS = ["currentPassword", ...NEW_PASSWORD_FIELDS] as const;

/** A form whose fields are all required, with one sentence for what is missing. */
export const requireFields =
  <Field extends string>(fields: readonly Field[], message: string) =>
  (values: Values<Field>): FormError<Field> | undefined => {
    const missing = missingFields(values, fields);
    return missing.length > 0 ? { message, fields: missing } : undefined;
  };

/** Both sign-ins: email and password are required. */
export const validateLogin = requireFields(LOGIN_FIELDS, TEXTS.login.missing);

/** A form with a new password, whose fields are all required. */
const requirePassword =
  (minimum: number, tooShort: string) =>
  <Field extends string>(fields: readonly (Field | NewPasswordField)[]) =>
  (values: Values<Field | NewPasswordField>): FormError<Field | NewPasswordField> | undefined => {
    const missing = requireFields(fields, TEXTS.signup.missing)(values);
    if (missing) return missing;
    if (values.password !== values.confirmPassword)
      return { message: TEXTS.signup.mismatch, fields: ["confirmPassword"] };
    return values.password.length < minimum ? { message: tooShort, fields: ["password"] } : undefined;
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

const requireUserPassword = requirePassword(MIN_PASSWORD_LENGTH.user, TEXTS.signup.short);

export const validateSignup = requireUserPassword(SIGNUP_FIELDS);
export const validateNewPassword = requireUserPassword(NEW_PASSWORD_FIELDS);
export const validatePasswordChange = requireUserPassword(PASSWORD_CHANGE_FIELDS);

/** The admin code itself is checked by the server alone. */
export const validateAdminSignup = requirePassword(
  MIN_PASSWORD_LENGTH.administrator,
  TEXTS.adminSignup.short,
)(ADMIN_SIGNUP_FIELDS);

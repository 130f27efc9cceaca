import { isApiError } from "@promptfolio/host/api/api-error";
import type { FormError } from "./form-error";
import { named, readError, tooManyAttempts } from "./request-error";

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

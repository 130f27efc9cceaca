/** One sentence, and the fields it is about; the first one gets the focus. */
export interface FormError<Field extends string> {
  message: string;
  fields: readonly Field[];
}

/** The values of a form's fields, as typed. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The empty fields. Spaces count as empty, except in passwords. */
export const missingFields = <Field extends string>(
  values: Values<Field>,
  fields: readonly Field[],
): Field[] =>
  fields.filter((field) => (/password/i.test(field) ? values[field] : values[field].trim()) === "");

/** Aborts a form's submission with a message for the visitor. It is not a failure of the site. */
export class FormProblem extends Error {
  override name = "FormProblem";
}

/** Why a form was not accepted: one sentence, and the fields it is about, the one to put right first in front. */
export interface FormProblem<Field extends string> {
  message: string;
  fields: readonly Field[];
}

/** The values of a form's fields as they were typed. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** The fields that were left empty; spaces count as nothing, except in passwords. */
export const missingFields = <Field extends string>(
  values: Values<Field>,
  fields: readonly Field[],
): Field[] =>
  fields.filter((field) => (/password/i.test(field) ? values[field] : values[field].trim()) === "");

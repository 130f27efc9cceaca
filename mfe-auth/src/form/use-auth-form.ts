import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { type FormError, FormProblem, type Values } from "../rules/validation";

export interface AuthFormRules<Field extends string> {
  /** The form's name in error reports. */
  where: string;
  fields: readonly Field[];
  /** Checks the values before anything is sent. */
  validate(values: Values<Field>): FormError<Field> | undefined;
  /** What is wrong with a filled field that the visitor has left for another one. */
  check?(field: Field, values: Values<Field>): string | undefined;
  /** Sends the request. The form stays busy after success, because the page navigates away, unless it is to `stay`. */
  send(values: Values<Field>): Promise<void>;
  /** True for a form that is empty again after success. */
  stay?: boolean;
  /** Turns a failed request into a message. */
  toFormError(error: unknown): FormError<Field>;
}

/** Connects a field with the form and with its error. */
export interface FieldProps {
  name: string;
  required: true;
  /** Shown under the field. */
  error?: string;
  /** For the other fields that the error concerns. */
  "aria-invalid"?: true;
}

const valuesOf = <Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> => {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? "")])) as Values<Field>;
};

/**
 * State of a form, for `<AuthForm>`: one submission at a time, one error at a time. The fields are uncontrolled, so that what was typed
 * before hydration is not lost.
 */
export const useAuthForm = <Field extends string>(rules: AuthFormRules<Field>) => {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const submitting = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormError<Field>>();

  const showError = (next: FormError<Field>) => {
    setProblem(next);
    const [first] = next.fields;
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLInputElement) control.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (submitting.current) return;
    const values = valuesOf(event.currentTarget, rules.fields);
    const wrong = rules.validate(values);
    if (wrong) return showError(wrong);
    submitting.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await rules.send(values);
      if (!rules.stay) return;
      form.current?.reset();
      submitting.current = false;
      setBusy(false);
    } catch (error) {
      const isExpected = error instanceof FormProblem;
      // A 4xx concerns the visitor only; everything else is reported to the operators.
      if (!isExpected && (!isApiError(error) || error.status >= 500)) host.report(error, rules.where);
      submitting.current = false;
      setBusy(false);
      showError(isExpected ? { message: error.message, fields: [] } : rules.toFormError(error));
    }
  };

  /** The field that has the focus then: the error is shown under it, or with the form if it is of no field. */
  const first = problem?.fields[0];

  const field = (name: Field): FieldProps => ({
    name,
    required: true,
    ...(problem?.fields.includes(name) &&
      (name === first ? { error: problem.message } : { "aria-invalid": true })),
  });

  /** Only on the way to another field: an error that moved the button away would make the press on it miss. */
  const leave = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    if (!(target instanceof HTMLInputElement && relatedTarget instanceof HTMLInputElement)) return;
    const name = rules.fields.find((candidate) => candidate === target.name);
    if (name === undefined || target.value === "" || problem) return;
    const message = rules.check?.(name, valuesOf(currentTarget, rules.fields));
    if (message !== undefined) setProblem({ message, fields: [name] });
  };

  return {
    busy,
    field,
    ref: form,
    message: first ? undefined : problem?.message,
    onSubmit: submit,
    onBlur: leave,
    onEdit: () => setProblem(undefined),
  };
};

import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { type FormEvent, useId, useRef, useState } from "react";
import type { FormProblem, Values } from "../rules/form-problem";

interface AuthFormRules<Field extends string> {
  /** Names the form in reports to the operators. */
  where: string;
  fields: readonly Field[];
  /** What is wrong before anything is sent. */
  problemOf(values: Values<Field>): FormProblem<Field> | null;
  /** Makes the call and what follows from it. The form stays busy if it is resolved: the page is being left. */
  send(values: Values<Field>): Promise<void>;
  /** Why the call was refused, in words. */
  refusalOf(error: unknown): FormProblem<Field>;
}

/** What ties a field to the form and to the sentence about it. */
export interface FieldTies {
  name: string;
  required: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

const valuesOf = <Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> => {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? "")])) as Values<Field>;
};

/**
 * One submission at a time, and one sentence about what is wrong. The fields are left to the browser, so that what
 * was typed or filled in before the page came alive is kept.
 */
export const useAuthForm = <Field extends string>(rules: AuthFormRules<Field>) => {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const alertId = useId();
  const busyNow = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem<Field> | null>(null);

  const refuse = (next: FormProblem<Field>) => {
    setProblem(next);
    const [first] = next.fields;
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLInputElement) control.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busyNow.current) return;
    const values = valuesOf(event.currentTarget, rules.fields);
    const wrong = rules.problemOf(values);
    if (wrong) return refuse(wrong);
    busyNow.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await rules.send(values);
    } catch (error) {
      // What the server refused is the visitor's affair; that it failed is the operators'.
      if (!isApiError(error) || error.status >= 500) host.report(error, rules.where);
      busyNow.current = false;
      setBusy(false);
      refuse(rules.refusalOf(error));
    }
  };

  const field = (name: Field): FieldTies => ({
    name,
    required: true,
    ...(problem?.fields.includes(name) && { "aria-invalid": true, "aria-describedby": alertId }),
  });

  return {
    busy,
    field,
    /** For `<AuthForm>`. */
    form: {
      ref: form,
      alertId,
      message: problem?.message ?? null,
      onSubmit: submit,
      onEdit: () => setProblem(null),
    },
  };
};

import { type FormEvent, useState } from "react";
import {
  EMPTY_MESSAGE,
  MESSAGE_FIELDS,
  type Message,
  type MessageField,
  type MessageProblems,
  problemsOf,
  trimmed,
} from "./message";

const focusField = (form: EventTarget | null, field: MessageField): void => {
  if (!(form instanceof HTMLFormElement)) return;
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
};

/** Form state; calls `onValid` with a valid entry. */
export const useMessageForm = (onValid: (message: Message) => void) => {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [problems, setProblems] = useState<MessageProblems>({});

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const entry = trimmed(message);
    const found = problemsOf(entry);
    setProblems(found);
    const first = MESSAGE_FIELDS.find((field) => found[field] !== undefined);
    if (first) focusField(event.currentTarget, first);
    else onValid(entry);
  };

  /** Props that bind a control to a field of the message. */
  const field = (name: MessageField) => ({
    name,
    value: message[name],
    error: problems[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setMessage((current) => ({ ...current, [name]: target.value }));
      setProblems((current) => ({ ...current, [name]: undefined }));
    },
  });

  return { field, submit };
};

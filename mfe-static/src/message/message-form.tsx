import { Button } from "@promptfolio/ui/button";
import { Mail } from "@promptfolio/ui/icons";
import { Select } from "@promptfolio/ui/select";
import { TextArea } from "@promptfolio/ui/text-area";
import { TextField } from "@promptfolio/ui/text-field";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import {
  MAX_MESSAGE_LENGTH,
  MESSAGE_FIELDS,
  type Message,
  type MessageField,
  type MessageProblems,
  preparedEmail,
  problemsOf,
  readMessage,
} from "./message";
import { PreparedNote } from "./prepared-note";

const Form = styled.form`
  display: grid;
  gap: ${space[5]};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};

  p {
    ${type.small}
    flex: 1 1 16rem;
    color: ${color.inkSoft};
  }
`;

const openInMailProgram = (link: string): void => window.location.assign(link);

/**
 * A form that sends no request: the entry is validated, logged to the console and opened as a prepared email in the
 * visitor's mail program. It never claims that the email was sent, since we cannot know.
 */
export const MessageForm = ({
  to,
  label,
  subjects,
  logPrefix,
  openMail = openInMailProgram,
}: {
  /** The recipient. */
  to: string;
  /** The form's accessible name. */
  label: string;
  /** Subjects to choose from; without them the field is free text. */
  subjects?: readonly string[];
  /** Prefix of the console line. */
  logPrefix: string;
  openMail?: (link: string) => void;
}) => {
  const [problems, setProblems] = useState<MessageProblems>({});
  const [prepared, setPrepared] = useState<Message>();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const message = readMessage(new FormData(event.currentTarget));
    const found = problemsOf(message);
    setProblems(found);
    const first = MESSAGE_FIELDS.find((field) => found[field] !== undefined);
    if (first) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    console.log(logPrefix, message);
    setPrepared(message);
    openMail(preparedEmail(to, message));
  };

  /** Props that bind a control to a field of the message. */
  const field = (name: MessageField) => ({
    name,
    error: problems[name],
    required: true,
    onChange: () => setProblems((current) => ({ ...current, [name]: undefined })),
  });

  return (
    <Form noValidate aria-label={label} onSubmit={submit}>
      <TextField label="Name" autoComplete="name" maxLength={80} {...field("name")} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...field("email")} />
      {subjects ? (
        <Select label="Subject" options={subjects} placeholder="Choose a subject" {...field("subject")} />
      ) : (
        <TextField label="Subject" maxLength={150} {...field("subject")} />
      )}
      <TextArea label="Message" rows={6} maxLength={MAX_MESSAGE_LENGTH} {...field("message")} />
      <Foot>
        <Button type="submit" variant="primary" size="large" icon={<Mail aria-hidden />}>
          Prepare email
        </Button>
        <p>Opens your mail program with everything filled in. You send it from there.</p>
      </Foot>
      <PreparedNote to={to} message={prepared} />
    </Form>
  );
};

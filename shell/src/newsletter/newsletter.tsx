import { useHost } from "@promptfolio/host";
import { isEmailAddress } from "@promptfolio/lib/email-address";
import { Button } from "@promptfolio/ui/button";
import { TextField } from "@promptfolio/ui/text-field";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { type FormEvent, useRef, useState } from "react";
import { styled } from "styled-components";

const Frame = styled.section`
  display: grid;
  gap: ${space[6]} ${space[16]};

  ${media.large} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

const Words = styled.div`
  h2 {
    ${type.heading}
    max-width: 20ch;
  }

  p {
    ${type.body}
    max-width: 48ch;
    margin-top: ${space[3]};
    color: ${color.inkSoft};
  }
`;

/** The button is next to the field, aligned with it whether or not an error is shown below. */
const Form = styled.form`
  display: grid;
  gap: ${space[3]};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;

    > button {
      align-self: start;
      margin-top: calc(1.35 * 0.875rem + ${space[2]});
    }
  }
`;

export const NEWSLETTER_TEXTS = {
  missing: "Enter your email address first.",
  malformed: "That is not a whole email address. It should look like name@example.org.",
  notYet: "The newsletter has not started yet, so your address was not kept. Thank you for asking!",
} as const;

const problemWith = (email: string): string | undefined => {
  if (email === "") return NEWSLETTER_TEXTS.missing;
  return isEmailAddress(email) ? undefined : NEWSLETTER_TEXTS.malformed;
};

/** Validates the address, and shows a message that there is no newsletter yet and nothing is stored. */
export const Newsletter = () => {
  const { notifications } = useHost();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = problemWith(email.trim());
    setProblem(found);
    if (found) {
      field.current?.focus();
      return;
    }
    notifications.toast("info", NEWSLETTER_TEXTS.notYet);
    setEmail("");
  };

  return (
    <Frame id="newsletter" aria-labelledby="newsletter-title">
      <Words>
        <h2 id="newsletter-title">One poster, one prompt, every other Friday</h2>
        <p>The piece we liked most, unsealed, with a note on why it works. Short enough for the tram.</p>
      </Words>
      <Form noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="name@example.org"
          required
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit">Subscribe</Button>
      </Form>
    </Frame>
  );
};

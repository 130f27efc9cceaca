import { useHost } from "@promptfolio/host";
import { copyText } from "@promptfolio/lib/copy-text";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Row } from "@promptfolio/ui/layout";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { emailText, type Message, preparedEmail } from "./message";

const Frame = styled.div`
  &:not(:empty) {
    display: grid;
    gap: ${space[4]};
    padding: ${space[5]};
    border-radius: ${radius.control};
    background: ${color.accentSoft};
  }

  strong {
    ${type.subheading}
    display: block;
    margin-bottom: ${space[1]};
  }
`;

/** Explains what happened to the entry, and what to do if no mail program opened. Announced when it appears. */
export const PreparedNote = ({ to, message }: { to: string; message: Message | undefined }) => {
  const { notifications } = useHost();
  const copy = async (entry: Message): Promise<void> => {
    try {
      await copyText(emailText(entry));
      notifications.toast("success", "Message copied to clipboard!");
    } catch {
      notifications.toast(
        "error",
        "Your browser did not let us copy. Select the text of your message instead.",
      );
    }
  };
  return (
    <Frame role="status">
      {message && (
        <>
          <p>
            <strong>A prepared email opens in your mail program</strong>
            Nothing has been sent yet: have a look at it and press send there. If no program opened, write to{" "}
            <a href={`mailto:${to}`}>{to}</a> in your own way.
          </p>
          <Row>
            <ButtonLink href={preparedEmail(to, message)} size="small">
              Open it again
            </ButtonLink>
            <Button size="small" onClick={() => copy(message)}>
              Copy message
            </Button>
          </Row>
        </>
      )}
    </Frame>
  );
};

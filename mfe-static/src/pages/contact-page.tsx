import { Link } from "@promptfolio/host/router";
import { Container } from "@promptfolio/ui/layout";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { CONTACT } from "../contact-details";
import { MessageForm } from "../message/message-form";

const Details = styled.dl`
  display: grid;
  margin-top: ${space[8]};

  > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }

  dt {
    ${type.small}
    padding-top: 0.1rem;
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }

  /* A larger touch target, without moving the line. */
  dd a {
    display: inline-block;
    padding-block: ${space[2]};
    margin-block: calc(-1 * ${space[2]});
  }

  address {
    font-style: normal;
  }
`;

const Office = () => (
  <Details>
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>
      </dd>
    </div>
    <div>
      <dt>Phone</dt>
      <dd>
        <a href={CONTACT.phoneLink}>{CONTACT.phone}</a>
      </dd>
    </div>
    <div>
      <dt>Office</dt>
      <dd>
        <address>
          {CONTACT.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      </dd>
    </div>
    <div>
      <dt>Hours</dt>
      <dd>{CONTACT.hours}, New Delhi time</dd>
    </div>
  </Details>
);

const Frame = styled(Container)`
  display: grid;
  gap: ${space[10]};
  padding-block: clamp(${space[10]}, 1.5rem + 5vw, ${space[24]}) ${space.section};

  ${media.large} {
    grid-template-columns: 5fr 7fr;
    gap: ${space[20]};
    align-items: start;
  }

  h1 {
    ${type.hero}
  }

  h1 + p {
    ${type.lead}
    max-width: 26.6em;
    margin-top: ${space[5]};
    color: ${color.inkSoft};
  }
`;

const Sheet = styled.section`
  padding: clamp(${space[5]}, 0.75rem + 2.5vw, ${space[10]});
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  h2 {
    ${type.heading}
    margin-bottom: ${space[6]};
  }
`;

export default function ContactPage() {
  return (
    <Frame>
      <div>
        <h1>Say hello</h1>
        <p>
          A question, a commission, a mistake we should know of: write it down and it lands with a person.
          Quick answers are in the <Link to="/help">help pages</Link>.
        </p>
        <Office />
      </div>
      <Sheet aria-labelledby="write-title">
        <h2 id="write-title">Write to us</h2>
        <MessageForm to={CONTACT.email} label="Write to us" logPrefix="Contact form submitted:" />
      </Sheet>
    </Frame>
  );
}

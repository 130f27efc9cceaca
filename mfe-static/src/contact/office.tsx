import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { CONTACT } from "../contact-details";

const Frame = styled.div`
  dl {
    display: grid;
    margin-top: ${space[8]};
  }

  dl > div {
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
    margin: 0;
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

export const Office = () => (
  <Frame>
    <dl>
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
    </dl>
  </Frame>
);

import { Badge } from "@promptfolio/ui/badge";
import { ButtonLink } from "@promptfolio/ui/button-link";
import type { Icon as IconComponent } from "@promptfolio/ui/icon";
import { Mail, MessageCircle, MessagesSquare, Phone } from "@promptfolio/ui/icons";
import { Section } from "@promptfolio/ui/section";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { CONTACT } from "../contact-details";
import { TEXTS } from "../texts";

/** A way to contact us, with a link if it is open. */
interface Channel {
  Icon: IconComponent;
  title: string;
  when: string;
  text: string;
  link?: { to: string; label: string };
}

const CHANNELS: Channel[] = [
  {
    Icon: MessageCircle,
    title: "Live chat",
    when: TEXTS.help.chatHours,
    text: "Planned: a person, not a script, at any hour. An email reaches us in the meantime.",
  },
  {
    Icon: Mail,
    title: "Email",
    when: "Answer within a day",
    text: "Best for anything with a picture or a receipt.",
    link: { to: `mailto:${CONTACT.support}`, label: CONTACT.support },
  },
  {
    Icon: Phone,
    title: "Phone",
    when: TEXTS.help.phoneHours,
    text: "New Delhi time. Best when it cannot wait.",
    link: { to: CONTACT.phoneLink, label: CONTACT.phone },
  },
  {
    Icon: MessagesSquare,
    title: "Community forum",
    when: "Planned",
    text: "A place to swap prompts, show results and ask those who have been there.",
  },
];

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  border-top: 1px solid ${color.line};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[10]};
  }

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[5]};
    padding-block: ${space[6]};
    border-bottom: 1px solid ${color.line};
  }

  > li > svg {
    grid-row: 1 / 4;
    width: 1.75rem;
    height: 1.75rem;
    color: ${color.accent};
    stroke-width: 1.6;
  }

  h3 {
    ${type.subheading}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }

  h3 small {
    ${type.caption}
    align-self: center;
    color: ${color.inkSoft};
  }

  p {
    color: ${color.inkSoft};
  }

  a {
    justify-self: start;
    margin-top: ${space[3]};
  }
`;

export const Channels = () => (
  <Section title="Talk to us" intro="Four doors to the same small team." ground="surface">
    <List>
      {CHANNELS.map(({ Icon, title, when, text, link }) => (
        <li key={title}>
          <Icon aria-hidden />
          <h3>
            <span>{title}</span> <small>{when}</small>
          </h3>
          <p>
            {!link && <Badge tone="warning">Not open yet</Badge>} <span>{text}</span>
          </p>
          {link && (
            <ButtonLink href={link.to} size="small">
              {link.label}
            </ButtonLink>
          )}
        </li>
      ))}
    </List>
  </Section>
);

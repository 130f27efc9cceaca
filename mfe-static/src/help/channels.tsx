import { useHost } from "@promptfolio/host";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import type { Icon as IconComponent } from "@promptfolio/ui/icon";
import { Mail, MessageCircle, MessagesSquare, Phone } from "@promptfolio/ui/icons";
import { Section } from "@promptfolio/ui/section";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { CONTACT } from "../contact-details";
import { TEXTS } from "../texts";

/** A way to contact us: a link, or a channel that is not available yet and says so. */
interface Channel {
  Icon: IconComponent;
  title: string;
  when: string;
  text: string;
  label: string;
  href?: string;
  notYet?: string;
}

const CHANNELS: Channel[] = [
  {
    Icon: MessageCircle,
    title: "Live chat",
    when: TEXTS.help.chatHours,
    text: "Planned: a person, not a script, at any hour.",
    label: "Start live chat",
    notYet: "Live chat has not opened yet. An email reaches us in the meantime.",
  },
  {
    Icon: Mail,
    title: "Email",
    when: "Answer within a day",
    text: "Best for anything with a picture or a receipt.",
    label: CONTACT.support,
    href: `mailto:${CONTACT.support}`,
  },
  {
    Icon: Phone,
    title: "Phone",
    when: TEXTS.help.phoneHours,
    text: "New Delhi time. Best when it cannot wait.",
    label: CONTACT.phone,
    href: CONTACT.phoneLink,
  },
  {
    Icon: MessagesSquare,
    title: "Community forum",
    when: "Planned",
    text: "A place to swap prompts, show results and ask those who have been there.",
    label: "Visit the forum",
    notYet: "The community forum has not opened yet. It is coming.",
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

  a,
  button {
    justify-self: start;
    margin-top: ${space[3]};
  }
`;

export const Channels = () => {
  const { notifications } = useHost();
  return (
    <Section title="Talk to us" intro="Four doors to the same small team." ground="surface">
      <List>
        {CHANNELS.map(({ Icon, title, when, text, label, href, notYet }) => (
          <li key={title}>
            <Icon aria-hidden />
            <h3>
              {title} <small>{when}</small>
            </h3>
            <p>
              {notYet && <Badge tone="warning">Not open yet</Badge>} {text}
            </p>
            {href ? (
              <ButtonLink href={href} size="small">
                {label}
              </ButtonLink>
            ) : (
              <Button size="small" onClick={() => notYet && notifications.toast("info", notYet)}>
                {label}
              </Button>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
};

import { Link } from "@promptfolio/host/router";
import { ArrowUpRight } from "@promptfolio/ui/icons";
import { Section } from "@promptfolio/ui/section";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const RESOURCES = [
  {
    to: "/#how-it-works",
    title: "From picture to prompt in three steps",
    text: "How the wall, the seal and your daily views fit together.",
    kind: "Guide, 2 minutes",
  },
  {
    to: "/templates",
    title: "Templates with the blanks left open",
    text: "Eight prompts taken apart, slot by slot. The quickest way to learn how they are built.",
    kind: "Samples",
  },
  {
    to: "/terms#licence",
    title: "What you may do with the pictures",
    text: "The commercial licence in plain words, and the few things it leaves out.",
    kind: "Reference",
  },
  {
    to: "/privacy",
    title: "What we keep about you",
    text: "A short list, and how to make it shorter.",
    kind: "Reference",
  },
] as const;

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: ${space[4]};

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: 5fr 4fr 4fr 4fr;
  }
`;

const Sheet = styled(Link)`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  text-decoration: none;

  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }

  div {
    ${type.caption}
    display: flex;
    justify-content: space-between;
    margin-bottom: clamp(${space[6]}, 4vw, ${space[16]});
    color: ${color.inkSoft};
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  strong {
    ${type.subheading}
  }

  p {
    ${type.small}
    margin-top: ${space[2]};
    color: ${color.inkSoft};
  }
`;

export const Resources = () => (
  <Section title="Learn at your own pace">
    <List>
      {RESOURCES.map(({ to, title, text, kind }) => (
        <li key={to}>
          <Sheet to={to}>
            <div>
              <span>{kind}</span>
              <ArrowUpRight aria-hidden />
            </div>
            <strong>{title}</strong>
            <p>{text}</p>
          </Sheet>
        </li>
      ))}
    </List>
  </Section>
);

import { Section } from "@promptfolio/ui/section";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const PRINCIPLES = [
  {
    title: "Pictures first",
    text: "Nobody should have to read a prompt to find out whether they like what it makes. The wall is open to everyone, without an account.",
  },
  {
    title: "A fair share for all",
    text: "Daily views keep the collection from being emptied by a script, and a prompt you have opened is yours to reread for free until the day is over.",
  },
  {
    title: "Whole prompts only",
    text: "We print what was typed, complete: no missing seed, no ‘magic words’ for sale elsewhere. If it does not make the picture, it does not hang.",
  },
  {
    title: "Said before you press",
    text: "Our buttons say what they cost before you press them, and our forms never say ‘sent’ when they cannot know.",
  },
] as const;

const List = styled.ol.attrs({ role: "list" })`
  display: grid;
  gap: ${space[8]} ${space[10]};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space[12]};
  }

  > li {
    display: grid;
    grid-template: auto 1fr / 2.5rem minmax(0, 1fr);
    counter-increment: principle;
  }

  > li::before {
    content: counter(principle);
    ${type.subheading}
    color: ${color.accent};
  }

  h3 {
    ${type.subheading}
  }

  p {
    grid-column: 2;
    max-width: 48ch;
    margin-top: ${space[2]};
    color: ${color.inkSoft};
  }
`;

export const AboutPrinciples = () => (
  <Section title="What we hold to" ground="ink">
    <List>
      {PRINCIPLES.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  </Section>
);

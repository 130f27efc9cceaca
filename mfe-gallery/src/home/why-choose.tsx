import { Section } from "@promptfolio/ui/section";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { HOME_TEXTS, SECTION_IDS } from "./home-texts";
import { REASONS, WHY_TITLE } from "./reasons";

const List = styled.ul.attrs({ role: "list" })`
  border-bottom: 1px solid ${color.line};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[6]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};

  ${media.large} {
    grid-template-columns: 5fr 6fr 3fr;
    gap: ${space[10]};
    align-items: baseline;
    padding-block: ${space[8]};
  }

  h3 {
    ${type.subheading}
    max-width: 24ch;
  }

  > p {
    grid-column: 1 / -1;
    max-width: 56ch;
    color: ${color.inkSoft};

    ${media.large} {
      grid-column: auto;
    }
  }
`;

const Evidence = styled.div`
  grid-area: 1 / 2;
  text-align: right;

  ${media.large} {
    grid-area: auto;
  }

  strong {
    ${type.figure}
    display: block;
    white-space: nowrap;
  }

  span {
    ${type.caption}
    color: ${color.inkSoft};
  }
`;

export const WhyChoose = () => (
  <Section
    id={SECTION_IDS.why}
    label={HOME_TEXTS.whyChoose}
    title={WHY_TITLE}
    ground="surface"
    estimatedHeight={{ narrow: "66.5rem", medium: "62.5rem", large: "64.5rem" }}
  >
    <List>
      {REASONS.map(({ title, text, figure, caption }) => (
        <Row key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Evidence>
            <strong>{figure}</strong>
            <span>{caption}</span>
          </Evidence>
        </Row>
      ))}
    </List>
  </Section>
);

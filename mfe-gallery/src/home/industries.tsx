import { Link } from "@promptfolio/host/router";
import { FIGURES, PLANS } from "@promptfolio/lib/marketing-figures";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Row as Buttons } from "@promptfolio/ui/layout";
import { Section } from "@promptfolio/ui/section";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { HOME_TEXTS } from "./home-texts";

const List = styled.ul.attrs({ role: "list" })`
  border-bottom: 1px solid ${color.line};
`;

const Row = styled.li`
  display: grid;
  gap: ${space[2]} ${space[10]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};

  ${media.medium} {
    grid-template-columns: 7fr 6fr;
    align-items: baseline;
  }

  h3 {
    ${type.heading}
    font-weight: 600;
  }

  p {
    max-width: 52ch;
    color: ${color.inkSoft};
  }
`;

const Call = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  margin-top: ${space[10]};

  > p {
    ${type.lead}
    max-width: 36ch;
  }
`;

/** The industries that the collection serves, described by their everyday work. */
const INDUSTRIES = [
  {
    name: "Shops and e-commerce",
    text: "Product posters and mockups that look lit by someone.",
  },
  {
    name: "Food and hospitality",
    text: "Seasonal posts, table cards and the poster in the window.",
  },
  {
    name: "Events and music",
    text: "Line-up confirmed at noon, flyer out by two.",
  },
  {
    name: "Software and start-ups",
    text: "Launch pictures that aren’t another gradient.",
  },
  {
    name: "Property and interiors",
    text: "Quiet rooms in good light, and framed prints on the right wall.",
  },
  {
    name: "Agencies and studios",
    text: "Show a client six directions before lunch.",
  },
];

const plans = `${PLANS.slice(0, -1).join(", ")} or ${PLANS.at(-1)}`;

export const Industries = () => (
  <Section
    estimatedHeight={{ narrow: "79.5rem", medium: "74rem", large: "67.5rem" }}
    id="industries"
    label={HOME_TEXTS.industries}
    title="Hung for your line of work"
    intro={`${FIGURES.brands} of the people here brief for a brand.`}
    ground="ink"
  >
    <List>
      {INDUSTRIES.map(({ name, text }) => (
        <Row key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </Row>
      ))}
    </List>
    <Call>
      <p>{`Start free and change when you outgrow it: ${plans}.`}</p>
      <Buttons>
        <ButtonLink as={Link} to="/signup" variant="primary" size="large">
          {HOME_TEXTS.startTrial}
        </ButtonLink>
        <ButtonLink as={Link} to="/signup" size="large">
          {HOME_TEXTS.viewPlans}
        </ButtonLink>
      </Buttons>
    </Call>
  </Section>
);

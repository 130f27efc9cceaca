import { Link } from "@promptfolio/host/router";
import { FIGURES, PLANS } from "@promptfolio/lib/marketing-figures";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Row as Buttons } from "@promptfolio/ui/layout";
import { Section } from "@promptfolio/ui/section";
import { HOME_TEXTS, SECTION_IDS } from "./home-texts";
import { Call, List, Row } from "./industries-style";
import { INDUSTRIES } from "./industry-list";

const plans = `${PLANS.slice(0, -1).join(", ")} or ${PLANS.at(-1)}`;

export const Industries = () => (
  <Section
    estimatedHeight={{ narrow: "79.5rem", medium: "74rem", large: "67.5rem" }}
    id={SECTION_IDS.industries}
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

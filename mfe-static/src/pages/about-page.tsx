import { Link } from "@promptfolio/host/router";
import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Container, Row } from "@promptfolio/ui/layout";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { AboutPrinciples } from "../about/about-principles";
import { AboutStory } from "../about/about-story";
import { PageHead } from "../layout/page-head";

const STATISTICS = [
  { figure: FIGURES.users, what: "Active users" },
  { figure: FIGURES.prompts, what: "Prompts generated" },
  { figure: FIGURES.countries, what: "Countries" },
  { figure: FIGURES.satisfaction, what: "Satisfaction" },
];

const Statistics = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  border-block: 1px solid ${color.line};

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > div {
    display: flex;
    flex-direction: column-reverse;
    padding: ${space[6]} ${space[4]} ${space[6]} 0;
  }

  > div:nth-child(even) {
    padding-left: ${space[5]};
    border-left: 1px solid ${color.line};
  }

  ${media.medium} {
    > div + div {
      padding-left: ${space[6]};
      border-left: 1px solid ${color.line};
    }
  }

  dt {
    ${type.small}
    margin-top: ${space[1]};
    color: ${color.inkSoft};
  }

  dd {
    ${type.figure}
    white-space: nowrap;

    ${media.large} {
      ${type.title}
    }
  }
`;

const Invitation = styled(Container)`
  padding-block: ${space.section};

  h2 {
    ${type.title}
    max-width: 18ch;
  }

  p {
    ${type.lead}
    max-width: 46ch;
    margin-block: ${space[4]} ${space[8]};
    color: ${color.inkSoft};
  }
`;

export default function AboutPage() {
  return (
    <>
      <PageHead title="We hang the work and keep the words">
        <p>
          A gallery for pictures made with machines, run by people who care how they were asked for. Every
          piece comes with the prompt that made it.
        </p>
      </PageHead>
      <Container>
        <Statistics>
          {STATISTICS.map(({ figure, what }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Statistics>
      </Container>
      <AboutStory />
      <AboutPrinciples />
      <Invitation as="section" aria-labelledby="invitation-title">
        <h2 id="invitation-title">The wall is open. Come in.</h2>
        <p>Looking is free, and so is an account. It takes less time than finding the right screenshot.</p>
        <Row>
          <ButtonLink as={Link} to="/#explore" variant="primary" size="large">
            See the gallery
          </ButtonLink>
          <ButtonLink as={Link} to="/contact" size="large">
            Write to us
          </ButtonLink>
        </Row>
      </Invitation>
    </>
  );
}

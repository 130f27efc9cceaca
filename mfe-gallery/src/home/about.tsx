import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { SectionLabel } from "@promptfolio/ui/section";
import { color, measure, media, renderWhenNear, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { HOME_TEXTS, SECTION_IDS } from "./home-texts";

const STATISTICS = [
  { figure: FIGURES.users, what: "active users" },
  { figure: FIGURES.prompts, what: "prompts behind their pictures" },
  { figure: FIGURES.countries, what: "countries to work from" },
  { figure: FIGURES.satisfaction, what: "satisfaction" },
];

const Frame = styled.section`
  padding-block: ${space.section};
  padding-inline: max(${space.gutter}, calc((100% - ${measure.page}) / 2));
  border-top: 1px solid ${color.line};
  ${renderWhenNear({ narrow: "39rem", medium: "35rem", large: "39.7rem" })}
`;

const Text = styled.div`
  display: grid;
  gap: ${space[6]} ${space[10]};

  ${media.large} {
    grid-template-columns: 6fr 5fr;
    column-gap: ${space[24]};
  }

  h2 {
    ${type.title}
    max-width: 17ch;

    span {
      display: block;
    }
  }
`;

const Story = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: end;
  color: ${color.inkSoft};

  p:first-child {
    ${type.lead}
    color: ${color.ink};
  }
`;

const Statistics = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space[6]};
  margin-top: clamp(${space[10]}, 2rem + 3vw, ${space[20]});

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[2]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.ink};
  }

  dt {
    ${type.small}
    color: ${color.inkSoft};
  }

  dd {
    ${type.figure}
  }
`;

export const About = () => (
  <Frame id={SECTION_IDS.about} aria-labelledby="about-title">
    <Text>
      <div>
        <SectionLabel>{HOME_TEXTS.about}</SectionLabel>
        <h2 id="about-title">
          <span>A gallery first.</span> <span>A prompt library underneath.</span>
        </h2>
      </div>
      <Story>
        <p>
          Most prompt collections hand you a page of text and ask you to imagine the rest. Here you look
          first, and read only what has already convinced you.
        </p>
      </Story>
    </Text>
    <Statistics>
      {STATISTICS.map(({ figure, what }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Statistics>
  </Frame>
);

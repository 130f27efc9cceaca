import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const STATISTICS = [
  { figure: FIGURES.users, what: "Active users" },
  { figure: FIGURES.prompts, what: "Prompts generated" },
  { figure: FIGURES.countries, what: "Countries" },
  { figure: FIGURES.satisfaction, what: "Satisfaction" },
];

const Frame = styled.dl`
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
    margin: 0;
    white-space: nowrap;

    ${media.large} {
      ${type.title}
    }
  }
`;

export const AboutStatistics = () => (
  <Frame>
    {STATISTICS.map(({ figure, what }) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </Frame>
);

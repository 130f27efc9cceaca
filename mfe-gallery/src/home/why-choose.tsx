import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { Section } from "@promptfolio/ui/section";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { HOME_TEXTS } from "./home-texts";

const WHY_TITLE = `Why choose ${PRODUCT_NAME}`;

/** The reasons, and the figures that support them. */
const REASONS = [
  {
    title: "You see it before you spend it",
    text: "A prompt stays sealed until it is worth one of today’s views to you.",
    figure: "Free",
    caption: "to look, always",
  },
  {
    title: "Prompts that survive the paste",
    text: "Sixty to a hundred and twenty words, ready for the generator you already use.",
    figure: `< ${FIGURES.generationSeconds} s`,
    caption: "from paste to picture",
  },
  {
    title: "Yours to publish",
    text: "Print it, post it, put it on a bus. No credit line needed.",
    figure: "Included",
    caption: "commercial licence",
  },
  {
    title: "Sharp on a phone and on a wall",
    text: `The picture as ${FIGURES.formats.slice(0, -1).join(", ")} or ${FIGURES.formats.at(-1)}, the prompt as a text file beside it.`,
    figure: FIGURES.resolution,
    caption: "largest download",
  },
  {
    title: "Cheaper than another round of drafts",
    text: "A poster that took two days of back and forth takes a coffee.",
    figure: FIGURES.returnOnInvestment,
    caption: "return on investment",
  },
];

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
    id="why-choose"
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

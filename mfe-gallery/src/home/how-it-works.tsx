import { Section } from "@promptfolio/ui/section";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import type { ComponentType } from "react";
import { styled } from "styled-components";
import { HOME_TEXTS } from "./home-texts";
import { CopyDrawing, SealDrawing, WallDrawing } from "./step-drawings";

const STEPS: { title: string; text: string; Drawing: ComponentType }[] = [
  {
    title: "Walk the wall",
    text: "Filter, search, or let chance hang five new pictures.",
    Drawing: WallDrawing,
  },
  {
    title: "Break the seal",
    text: "One press spends one of today’s views, and the prompt is yours for the day.",
    Drawing: SealDrawing,
  },
  {
    title: "Make it yours",
    text: "Copy the words, swap in your product, and run them where you like.",
    Drawing: CopyDrawing,
  },
];

const Steps = styled.ol.attrs({ role: "list" })`
  display: grid;
  gap: ${space[10]} ${space[6]};

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  ${media.large} {
    &:nth-child(2) {
      margin-top: ${space[12]};
    }

    &:nth-child(3) {
      margin-top: ${space[24]};
    }
  }

  svg {
    width: 100%;
    height: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  h3 {
    ${type.subheading}
    margin-top: ${space[5]};
  }

  p {
    margin-top: ${space[2]};
    max-width: 40ch;
    color: ${color.inkSoft};
  }
`;

export const HowItWorks = () => (
  <Section
    estimatedHeight={{ narrow: "79rem", medium: "34.5rem", large: "52rem" }}
    id="how-it-works"
    label={HOME_TEXTS.howItWorks}
    title="Look, open, make"
    ground="sunken"
  >
    <Steps>
      {STEPS.map(({ title, text, Drawing }) => (
        <Step key={title}>
          <Drawing />
          <h3>{title}</h3>
          <p>{text}</p>
        </Step>
      ))}
    </Steps>
  </Section>
);

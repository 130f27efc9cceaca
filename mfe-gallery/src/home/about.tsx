import { SectionLabel } from "@promptfolio/ui/section";
import { color, measure, media, renderWhenNear, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { HOME_TEXTS } from "./home-texts";

const Frame = styled.section`
  padding-block: ${space.section};
  padding-inline: max(${space.gutter}, calc((100% - ${measure.page}) / 2));
  border-top: 1px solid ${color.line};
  ${renderWhenNear({ narrow: "24rem", medium: "26rem", large: "28rem" })}
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

export const About = () => (
  <Frame id="about" aria-labelledby="about-title">
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
  </Frame>
);

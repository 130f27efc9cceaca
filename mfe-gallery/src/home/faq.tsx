import { usePromptLimit } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { Accordion } from "@promptfolio/ui/accordion";
import { SectionLabel } from "@promptfolio/ui/section";
import { color, measure, media, renderWhenNear, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { HOME_TEXTS } from "./home-texts";
import { questionsFor } from "./questions";

const Frame = styled.section`
  display: grid;
  gap: ${space[10]};
  padding-block: ${space.section};
  padding-inline: max(${space.gutter}, calc((100% - ${measure.page}) / 2));
  ${renderWhenNear({ narrow: "84rem", medium: "76rem", large: "72rem" })}

  ${media.large} {
    grid-template-columns: 4fr 7fr;
    gap: ${space[20]};
  }
`;

const Head = styled.div`
  ${media.large} {
    position: sticky;
    top: calc(var(--header-height, 5rem) + ${space[8]});
    align-self: start;
  }

  h2 {
    ${type.title}
  }

  p {
    max-width: 34ch;
    margin-top: ${space[4]};
    color: ${color.inkSoft};
  }
`;

export default function Faq() {
  const dailyLimit = usePromptLimit((state) => state.dailyLimit);
  const guestLimit = usePromptLimit((state) => state.guestLimit);
  const items = questionsFor({ dailyLimit, guestLimit }).map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    title: question,
    content: answer,
  }));
  return (
    <Frame id="faq" aria-labelledby="faq-title">
      <Head>
        <SectionLabel>{HOME_TEXTS.faq}</SectionLabel>
        <h2 id="faq-title">Asked before</h2>
        <p>
          Yours is not among them? <Link to="/help">Look in the help pages</Link> or{" "}
          <Link to="/contact">write to us</Link>.
        </p>
      </Head>
      <Accordion items={items} />
    </Frame>
  );
}

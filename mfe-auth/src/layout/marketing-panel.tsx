import { usePromptLimit } from "@promptfolio/host";
import { Check } from "@promptfolio/ui/icons";
import { color, measure, media, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { FIGURES, type PanelTexts } from "./panel-texts";
import { PosterWall } from "./poster-wall";

/** Dark in both themes: the posters bring the colour. */
const Panel = styled.aside`
  display: grid;
  align-content: end;
  justify-items: center;
  gap: ${space[8]};
  padding: ${space[12]} ${space.gutter};
  background: ${color.sunken};
  color: ${color.ink};

  ${media.large} {
    position: sticky;
    top: var(--header-height, 5rem);
    align-self: start;
    height: calc(100dvh - var(--header-height, 5rem));
    min-height: 36rem;
    grid-template-rows: minmax(14rem, 1fr) auto;
    justify-items: stretch;
    padding: 0 clamp(${space[10]}, 4vw, ${space[20]}) clamp(${space[10]}, 4vw, ${space[16]});
  }
`;

const Pictures = styled.div`
  display: none;

  ${media.large} {
    display: block;
    position: relative;
    min-height: 0;

    > div {
      position: absolute;
      inset: 0;
      bottom: calc(-1 * ${space[16]});
    }
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${space[6]};
  width: 100%;
  max-width: ${measure.form};

  ${media.large} {
    max-width: 34rem;
    /* About their final height: a browser may paint the heading before it has received the rest. */
    min-height: 20rem;
    align-content: start;
  }

  h2 {
    ${type.heading}
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${space[3]};
  color: ${color.inkSoft};

  li {
    display: flex;
    gap: ${space[3]};
  }

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.18rem;
    color: ${color.accent};
  }
`;

const Figures = styled.dl`
  ${tabularNumbers}
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  gap: ${space[4]} clamp(${space[5]}, 3vw, ${space[10]});
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};

  > div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    ${type.caption}
    color: ${color.inkSoft};
  }

  dd {
    ${type.subheading}
  }
`;

/** The advantages of an account, beside the forms. */
export const MarketingPanel = ({ texts }: { texts: PanelTexts }) => {
  const dailyLimit = usePromptLimit((state) => state.dailyLimit);
  return (
    <Panel data-theme="dark" aria-label="What an account gives you">
      <Pictures>
        <PosterWall />
      </Pictures>
      <Words>
        <h2>{texts.title}</h2>
        <Reasons>
          {texts.reasons(dailyLimit).map((reason) => (
            <li key={reason}>
              <Check aria-hidden />
              <span>{reason}</span>
            </li>
          ))}
        </Reasons>
        <Figures>
          {FIGURES.map(({ value, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      </Words>
    </Panel>
  );
};

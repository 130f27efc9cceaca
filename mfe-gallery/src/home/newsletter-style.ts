import { color, measure, media, radius, space, type } from "@promptfolio/shared/theme";
import { styled } from "styled-components";

export const Frame = styled.section`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.section};
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: clamp(${space[6]}, 1rem + 4vw, ${space[16]});
  border-radius: ${radius.card};
  background: ${color.accentSoft};

  ${media.large} {
    grid-template-columns: 7fr 5fr;
    gap: ${space[16]};
    align-items: end;
  }
`;

export const Words = styled.div`
  h2 {
    ${type.title}
    max-width: 17ch;
  }

  p {
    ${type.lead}
    max-width: 44ch;
    margin-top: ${space[4]};
    color: ${color.inkSoft};
  }
`;

/** The button stands beside the field, level with it whether or not an error hangs below. */
export const Form = styled.form`
  display: grid;
  gap: ${space[3]};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;

    > button {
      align-self: start;
      margin-top: calc(1.35 * 0.875rem + ${space[2]});
    }
  }
`;

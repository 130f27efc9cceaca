import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Frame = styled.section`
  display: grid;
  gap: ${space[6]} ${space[16]};

  ${media.large} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

export const Words = styled.div`
  h2 {
    ${type.heading}
    max-width: 20ch;
  }

  p {
    ${type.body}
    max-width: 48ch;
    margin-top: ${space[3]};
    color: ${color.inkSoft};
  }
`;

/** The button is next to the field, aligned with it whether or not an error is shown below. */
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

import { styled } from "styled-components";
import { color, measure, space, type } from "./theme/theme";

/** Long texts: terms, privacy, articles. Styles the plain elements within. */
export const Prose = styled.div`
  ${type.body}
  max-width: ${measure.text};
  color: ${color.inkSoft};

  > * + * {
    margin-top: ${space[4]};
  }

  h2 {
    ${type.subheading}
    margin-top: ${space[10]};
    color: ${color.ink};
  }

  ul {
    padding-left: 1.25em;
  }

  li + li {
    margin-top: ${space[2]};
  }

  li::marker {
    color: ${color.inkFaint};
  }
`;

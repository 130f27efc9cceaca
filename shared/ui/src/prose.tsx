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

  h3 {
    ${type.label}
    margin-top: ${space[6]};
    font-size: 1rem;
    color: ${color.ink};
  }

  strong {
    color: ${color.ink};
  }

  ul,
  ol {
    padding-left: 1.25em;
  }

  li + li {
    margin-top: ${space[2]};
  }

  li::marker {
    color: ${color.inkFaint};
  }

  a {
    color: ${color.accent};
  }
`;

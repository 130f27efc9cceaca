import { media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/**
 * On paper Home is a contact sheet: the gallery's pictures with their titles. Not a global style: when that leaves with its
 * page, browsers lay out the whole document again.
 */
export const ContactSheet = styled.div`
  ${media.print} {
    main:has(&) section:not(#explore),
    section > :not(:has(article)),
    article > :last-child > :not(h3) {
      display: none;
    }

    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[4]};
    }

    li {
      grid-area: auto;
      content-visibility: visible;
      break-inside: avoid;
    }

    article {
      display: block;

      > * {
        top: 0;
        padding: 0;
      }
    }

    article h3 {
      ${type.subheading}
      padding: ${space[2]};
    }
  }
`;

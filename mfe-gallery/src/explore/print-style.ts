import { media, space } from "@promptfolio/ui/theme";
import { createGlobalStyle } from "styled-components";

/** On paper Home is a contact sheet: the gallery's pictures with their titles. */
export const PrintStyle = createGlobalStyle`
  ${media.print} {
    main section:not(#explore),
    #explore > :not(:has(article)),
    #explore article > :last-child > :not(h3) {
      display: none;
    }

    #explore ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[4]};
    }

    #explore li {
      grid-area: auto;
      content-visibility: visible;
      break-inside: avoid;
    }

    #explore article {
      display: block;

      > * {
        top: 0;
      }
    }
  }
`;

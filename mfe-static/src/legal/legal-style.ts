import { Container } from "@promptfolio/ui/layout";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { createGlobalStyle, styled } from "styled-components";

/** Page margins for print, only while a legal text is open. */
export const PrintMargins = createGlobalStyle`
  @page { margin: 20mm 18mm; }
  @media print { html { font-size: 10.5pt; } }
`;

export const Head = styled(Container)`
  padding-block: clamp(${space[10]}, 1.5rem + 5vw, ${space[20]}) ${space[10]};

  h1 {
    ${type.hero}
  }

  > p {
    ${type.lead}
    max-width: 38.6em;
    margin-top: ${space[5]};
    color: ${color.inkSoft};
  }

  > button {
    margin-top: ${space[6]};
  }

  ${media.print} {
    padding: 0 0 ${space[6]};

    h1 {
      font-size: 2rem;
    }
  }
`;

export const Facts = styled.dl`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]} ${space[10]};
  margin-top: ${space[8]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    font-weight: 600;
  }

  /* A larger touch target, without moving the line. */
  a {
    display: inline-block;
    padding-block: ${space[2]};
    margin-block: calc(-1 * ${space[2]});
  }

`;

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]};
  padding-bottom: ${space.section};

  ${media.medium} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: clamp(${space[8]}, 5vw, ${space[16]});
  }

  > div > section:first-child > h2 {
    margin-top: 0;
  }

  ${media.print} {
    display: block;
    padding: 0;

    h2 {
      break-after: avoid;
    }

    li,
    dl > div {
      break-inside: avoid;
    }

    p {
      orphans: 3;
      widows: 3;
    }
  }
`;

export const Terms = styled.dl`
  > div {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }

  > div:last-child {
    border-bottom: 1px solid ${color.line};
  }

  dt {
    font-weight: 600;
    color: ${color.ink};
  }

  ${media.medium} {
    > div {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: ${space[6]};
    }
  }
`;

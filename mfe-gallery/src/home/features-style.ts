import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { css, styled } from "styled-components";

export const Bento = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const SPANS = {
  small: css`
    justify-content: space-between;

    p {
      ${type.small}
    }
  `,
  large: css`
    justify-content: flex-end;
    background: ${color.accentSoft};
    border-color: transparent;

    ${media.small} {
      grid-column: span 2;
    }

    ${media.large} {
      grid-row: span 2;
    }
  `,
  wide: css`
    ${media.small} {
      grid-column: span 2;
    }

    ${media.medium} {
      flex-direction: row;
      align-items: center;
      gap: ${space[8]};
    }
  `,
} as const;

/** What all tiles have in common: its own class, so that the page contains it once. */
const Base = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  > svg {
    flex: none;
    margin-bottom: ${space[6]};
  }

  h3 {
    ${type.subheading}
    margin-top: auto;
  }

  p {
    ${type.body}
    max-width: 46ch;
    margin-top: ${space[2]};
    color: ${color.inkSoft};
  }
`;

export const Tile = styled(Base)<{ $span: keyof typeof SPANS }>`
  ${({ $span }) => SPANS[$span]}
`;

export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`;

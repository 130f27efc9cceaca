import { color, media, radius, shadow, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** On phones the search, and below it the button for the sheet beside the number of matches. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  margin-bottom: ${space[2]};

  > :first-child {
    grid-column: 1 / -1;
  }

  label {
    position: absolute;
    clip-path: inset(50%);
  }

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[3]};
    align-items: end;

    label {
      position: static;
      clip-path: none;
    }
  }

  ${media.large} {
    grid-template-columns: minmax(0, 1.6fr) repeat(4, minmax(0, 1fr));
    gap: ${space[4]};

    > :first-child {
      grid-column: auto;
    }
  }
`;

/** Opens the sheet on phones; on larger screens the filters are in the bar. */
export const Opener = styled.div`
  ${media.medium} {
    display: none;
  }
`;

/** A sheet at the bottom of phones, by the platform: it works before any script, and Escape and a press outside close it. */
export const Sheet = styled.div`
  &:popover-open {
    position: fixed;
    inset: auto 0 0;
    display: grid;
    gap: ${space[4]};
    width: auto;
    max-height: calc(100dvh - 3rem);
    overflow: auto;
    overscroll-behavior: contain;
    padding: ${space[5]} ${space.gutter} max(${space[6]}, env(safe-area-inset-bottom));
    border: solid ${color.line};
    border-width: 1px 0 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.paper};
    color: ${color.ink};
    box-shadow: ${shadow.floating};
  }

  &::backdrop {
    background: ${color.scrim};
  }

  label {
    position: static;
    clip-path: none;
  }

  ${media.medium} {
    &,
    &:popover-open {
      display: contents;
    }

    > button {
      display: none;
    }
  }
`;

export const Count = styled.p`
  ${type.small}
  ${tabularNumbers}
  grid-column-end: -1;
  align-self: center;
  min-height: 1lh;
  color: ${color.inkSoft};
  text-align: right;
`;

export const Loading = styled.p`
  ${type.small}
  color: ${color.inkSoft};

  ${media.medium} {
    display: flex;
    grid-column: span 3;
    align-items: center;
    min-height: 4.5rem;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
`;

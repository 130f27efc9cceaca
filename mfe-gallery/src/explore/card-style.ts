import { Link } from "@promptfolio/host/router";
import { Card } from "@promptfolio/ui/card";
import { Picture } from "@promptfolio/ui/picture";
import { SealedPrompt } from "@promptfolio/ui/sealed-prompt";
import { color, ellipsis, media, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { css, styled } from "styled-components";
import { FOUR_COLUMNS, TWO_COLUMNS } from "./wall-style";

/** Picture above, text below; the large card of a two-column wall has them side by side. */
export const Frame = styled(Card).attrs({ as: "article", $flush: true })<{ $large: boolean }>`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);

  ${({ $large }) =>
    $large &&
    css`
      ${TWO_COLUMNS} {
        grid-template: auto / repeat(2, minmax(0, 1fr));
      }

      ${FOUR_COLUMNS} {
        grid-template: auto 1fr / minmax(0, 1fr);
      }
    `}

  ${media.hover} {
    &:hover {
      border-color: ${color.control};
    }
  }
`;

/** Wraps the picture, so that a press on it opens the image's page; only the title's link is announced. */
export const FaceLink = styled(Link)`
  grid-area: 1 / 1;
  background: ${color.sunken};
`;

/** Stays in view beside a long prompt that is being read. */
const besideWords = css`
  ${TWO_COLUMNS} {
    position: sticky;
    top: var(--header-height, 0);
  }

  ${FOUR_COLUMNS} {
    position: relative;
    top: auto;
  }
`;

export const Poster = styled(Picture)<{ $large: boolean }>`
  grid-area: 1 / 1;
  align-self: start;
  border-radius: 0;
  pointer-events: none;
  ${({ $large }) => $large && besideWords}
`;

const roomy = css`
  ${TWO_COLUMNS} {
    gap: ${space[4]};
    padding: ${space[6]} ${space[6]} ${space[4]};
  }
`;

export const Body = styled.div<{ $large: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]} ${space[4]} ${space[2]};
  ${({ $large }) => $large && roomy}
`;

export const Title = styled.h3<{ $large: boolean }>`
  ${type.subheading}
  min-width: 0;

  ${({ $large }) =>
    $large &&
    css`
      ${FOUR_COLUMNS} {
        ${type.heading}
      }
    `}
`;

/** One line on small cards, so that all have the same height. */
export const TitleLink = styled(Link)<{ $large: boolean }>`
  display: block;
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  ${({ $large }) => !$large && ellipsis}

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Right below the title. */
export const Facts = styled.p<{ $large: boolean }>`
  ${type.small}
  ${ellipsis}
  margin-top: calc(-1 * ${space[3]});
  ${({ $large }) => $large && `${TWO_COLUMNS} { margin-top: calc(-1 * ${space[4]}); }`}
  color: ${color.inkSoft};
`;

/** A sentence about the picture, in the large card only. */
export const Caption = styled.p`
  ${type.body}
  display: none;
  color: ${color.inkSoft};

  ${TWO_COLUMNS} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** In the large card the seal takes the remaining space, and the prompt takes what it needs. */
export const Seal = styled(SealedPrompt)`
  ${({ grow }) => grow && "flex: 1 0 auto;"}
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-height: 2.75rem;
  ${tabularNumbers}
`;

/** The actions of a revealed prompt. */
export const OpenActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const CountText = styled.span<{ $first?: boolean }>`
  ${type.caption}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  ${({ $first }) => $first && "margin-right: auto;"}
  color: ${color.inkSoft};

  svg {
    width: 1rem;
    height: 1rem;
  }
`;

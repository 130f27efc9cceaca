import { space } from "@promptfolio/ui/theme";
import { css, styled } from "styled-components";
import { isLarge, type Place } from "./pattern";

/** The container widths for two and for four columns. In between the large card spans the wall. */
export const TWO_COLUMNS = "@container wall (width >= 34rem)";
export const FOUR_COLUMNS = "@container wall (width >= 64rem)";
/** Four columns in which the text of the button to reveal a prompt takes two lines. */
const NARROW_FOUR_COLUMNS = "@container wall (width >= 64rem) and (width <= 68.6rem)";

export const Wall = styled.div`
  container: wall / inline-size;
`;

export const Cards = styled.ul`
  display: grid;
  align-items: start;
  gap: ${space[5]};

  ${TWO_COLUMNS} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${FOUR_COLUMNS} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-flow: row dense;
    gap: ${space[6]};
  }
`;

const large = css<{ $place: Place }>`
  ${TWO_COLUMNS} {
    grid-column: 1 / -1;
  }

  ${FOUR_COLUMNS} {
    grid-column: ${({ $place }) => ($place === "large-right" ? "3 / span 2" : "1 / span 2")};
    grid-row: span 2;
    align-self: stretch;
  }
`;

const COLUMN: Partial<Record<Place, string>> = {
  "first-column": `${FOUR_COLUMNS} { grid-column: 1; }`,
  "second-column": `${FOUR_COLUMNS} { grid-column: 2; }`,
};

/** A small card's height in a column of this width: the picture, and the part below, which scales with the window. */
const smallCardIn = (column: string, below: string): string =>
  `contain-intrinsic-block-size: auto calc(1.25 * ${column} + ${below});`;

/** The width of one of four columns. */
const FOURTH = `(25cqi - ${space[6]} * 0.75)`;

/**
 * Laid out only near the viewport. The estimated height is accurate to a pixel or two, so that nothing shifts: the
 * errors of all rows above add up.
 */
const small = css`
  content-visibility: auto;
  ${smallCardIn("100cqi", "18.25rem")}

  ${TWO_COLUMNS} {
    ${smallCardIn(`(50cqi - ${space[5]} / 2)`, "18.3125rem")}
  }

  ${FOUR_COLUMNS} {
    ${smallCardIn(FOURTH, "18.45rem")}
  }

  ${NARROW_FOUR_COLUMNS} {
    ${smallCardIn(FOURTH, "19.17rem")}
  }
`;

/** A card's place on the wall. */
export const Spot = styled.li<{ $place: Place }>`
  display: grid;
  min-width: 0;
  ${({ $place }) => (isLarge($place) ? large : small)}
  ${({ $place }) => COLUMN[$place]}
`;

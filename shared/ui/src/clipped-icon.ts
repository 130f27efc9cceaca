import { css } from "styled-components";

/**
 * An icon with straight edges, as an area of the text colour; `corners` in percent of its size. It adds no elements where a
 * page has it a dozen times.
 */
export const clippedIcon = (corners: string) => css`
  content: "";
  background: currentColor;
  forced-color-adjust: none;
  clip-path: polygon(${corners});
`;

/** Lines as wide as those of the other icons: a twelfth of the size. */
export const CHEVRON_DOWN = "21% 39%,27% 33%,50% 56%,73% 33%,79% 39%,50% 68%";
export const PLUS =
  "18% 46%,46% 46%,46% 18%,54% 18%,54% 46%,82% 46%,82% 54%,54% 54%,54% 82%,46% 82%,46% 54%,18% 54%";

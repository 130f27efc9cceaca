import { css } from "styled-components";

const icon = css`
  content: "";
  background: currentColor;
  forced-color-adjust: none;
`;

/**
 * An icon of one path, as a mask over the text colour: it adds no elements where a page has it a dozen times. Browsers
 * create a document for each such mask, so `clippedIcon` is for shapes that need none.
 */
export const maskedIcon = (path: string) => css`
  ${icon}
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")
    center / 100% no-repeat;
`;

/** An icon with straight edges, as an area of the text colour; `corners` in percent of its size. */
export const clippedIcon = (corners: string) => css`
  ${icon}
  clip-path: polygon(${corners});
`;

export const MAGNIFIER = "m21 21-4.34-4.34M3 11a8 8 0 0 1 16 0a8 8 0 0 1-16 0z";

/** Lines as wide as those of the other icons: a twelfth of the size. */
export const CHEVRON_DOWN = "21% 39%,27% 33%,50% 56%,73% 33%,79% 39%,50% 68%";
export const PLUS =
  "18% 46%,46% 46%,46% 18%,54% 18%,54% 46%,82% 46%,82% 54%,54% 54%,54% 82%,46% 82%,46% 54%,18% 54%";

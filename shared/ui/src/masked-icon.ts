import { css } from "styled-components";

/** An icon of one path, as a mask over the text colour: it adds no elements where a page has it a dozen times. */
export const maskedIcon = (path: string) => css`
  content: "";
  background: currentColor;
  forced-color-adjust: none;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")
    center / 100% no-repeat;
`;

export const CHEVRON_DOWN = "m6 9 6 6 6-6";
export const PLUS = "M5 12h14M12 5v14";
export const MAGNIFIER = "m21 21-4.34-4.34M3 11a8 8 0 0 1 16 0a8 8 0 0 1-16 0z";

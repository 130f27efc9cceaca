import { styled } from "styled-components";
import { animation, media } from "./theme/theme";

/** A turning ring as large as the text around it. Decorative: what is happening must be said in words beside it. */
export const Spinner = styled.span.attrs({ "aria-hidden": true })`
  flex: none;
  display: inline-block;
  width: 1em;
  height: 1em;
  border: 0.14em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${animation.turn} 720ms linear infinite;

  ${media.stillness} {
    animation: none;
    border-right-color: currentColor;
    border-style: dotted;
  }
`;

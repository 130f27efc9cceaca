import { styled } from "styled-components";
import { animation, media } from "./theme/theme";

/** A rotating ring as large as the text around it. Decorative: the text beside it must describe what is happening. */
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

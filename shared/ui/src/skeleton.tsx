import { styled } from "styled-components";
import { animation, color, media, radius } from "./theme/theme";

/**
 * A placeholder of something that is loading, in its final size: `$ratio` ("4 / 5") or `$height`, and `$width`.
 * Without both it is one line of the text around it. Put `aria-busy` on its container and announce the loading once.
 */
export const Skeleton = styled.span.attrs({ "aria-hidden": true })<{
  $ratio?: string;
  $height?: string;
  $width?: string;
  $radius?: keyof typeof radius;
}>`
  display: block;
  width: ${({ $width = "100%" }) => $width};
  height: ${({ $height, $ratio }) => $height ?? ($ratio ? "auto" : "0.75em")};
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio};`}
  ${({ $height, $ratio }) => !$height && !$ratio && "margin-block: calc((1lh - 0.75em) / 2);"}
  border-radius: ${({ $radius = "small" }) => radius[$radius]};
  background: ${color.line};
  opacity: 0.75;
  animation: ${animation.pulse} 1.6s ease-in-out infinite;

  ${media.stillness} {
    animation: none;
  }
`;

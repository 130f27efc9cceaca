import { css, styled } from "styled-components";
import { color, media, motion, radius, shadow, space } from "./theme/theme";

/**
 * A surface with a hairline and a slight shadow. `$interactive` adds a hover effect, for a card that is one large
 * link; `$flush` removes the padding, for a picture up to the edges.
 */
export const Card = styled.div<{ $interactive?: boolean; $flush?: boolean }>`
  position: relative;
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  padding: ${({ $flush }) => ($flush ? 0 : `clamp(${space[5]}, 0.9rem + 1vw, ${space[8]})`)};
  ${({ $flush }) => $flush && "overflow: clip;"}
  ${({ $interactive }) => $interactive && lifting}
`;

const lifting = css`
  transition: transform ${motion.base};

  ${media.hover} {
    &:hover {
      border-color: ${color.control};
      box-shadow: ${shadow.lifted};
      transform: translateY(-2px);
    }
  }

  &:has(a:focus-visible, button:focus-visible) {
    border-color: ${color.control};
  }
`;

import { styled } from "styled-components";
import { color, radius, space } from "./theme/theme";

/** A surface with a hairline. `$flush` removes the padding, for a picture up to the edges. */
export const Card = styled.div<{ $flush?: boolean }>`
  position: relative;
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  padding: ${({ $flush }) => ($flush ? 0 : `clamp(${space[5]}, 0.9rem + 1vw, ${space[8]})`)};
  ${({ $flush }) => $flush && "overflow: clip;"}
`;

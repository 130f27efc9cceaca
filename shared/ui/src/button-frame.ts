import { styled } from "styled-components";
import { type ButtonStyleProps, buttonBase, buttonLook } from "./button-style";

const Base = styled.button`
  ${buttonBase}
`;

/** Of buttons, and `as` a link of links that look like them: a page holds these styles once. */
export const ButtonFrame = styled(Base)<ButtonStyleProps>`
  ${buttonLook}
`;

import { styled } from "styled-components";
import { type ButtonStyleProps, buttonBase, buttonLook } from "./button-style";

/** The element of buttons, and of links that look like them (by `as`), so that a page contains these styles once. */
export const ButtonFrame = styled.button<ButtonStyleProps>`
  ${buttonBase}
  ${buttonLook}
`;

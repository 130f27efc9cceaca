import { color, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** The form in a dialog. */
export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** Why something failed. */
export const Problem = styled.p`
  color: ${color.danger};
`;

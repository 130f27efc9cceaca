import { color, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** Shown in place of messages while their regions can't be fetched. */
export const WaitingMessage = styled.p`
  position: fixed;
  inset: auto ${space[4]} ${space[4]};
  z-index: 60;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.ink};
`;

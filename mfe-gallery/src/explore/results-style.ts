import { color, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Status = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
  color: ${color.inkSoft};
`;

export const Approximate = styled.p`
  ${type.body}
  margin-bottom: ${space[5]};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

/** Below the cards: their number, and the button for more. */
export const After = styled.div`
  ${type.small}
  ${tabularNumbers}
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  margin-top: ${space[10]};
  text-align: center;
  color: ${color.inkSoft};
`;

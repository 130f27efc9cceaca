import { color, type Space, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** A column as wide as its container. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** All of a tab. */
export const TabStack = styled(Stack)`
  padding-bottom: ${space[12]};
`;

/** Why something failed. */
export const Problem = styled.p`
  color: ${color.danger};
`;

/** The small text below a row's name. */
export const Small = styled.span`
  ${type.caption}
  display: block;
  color: ${color.inkSoft};
  font-weight: 400;
`;

/** A date, on one line. */
export const Day = styled.span`
  white-space: nowrap;
`;

/** A row's buttons. */
export const RowActions = styled.div`
  display: flex;
  gap: ${space[2]};
`;

import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

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

import { space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** All of a tab. */
export const TabStack = styled(Stack)`
  padding-bottom: ${space[12]};
`;

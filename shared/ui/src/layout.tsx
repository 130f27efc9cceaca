import { styled } from "styled-components";
import { measure, type Space, space } from "./theme/theme";

/** Centres content on the page, 1320 px wide at most; `$width` narrows it to an article or a form. */
export const Container = styled.div<{ $width?: keyof typeof measure }>`
  width: 100%;
  max-width: calc(${({ $width = "page" }) => measure[$width]} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** A column. */
export const Stack = styled.div<{ $gap?: Space; $align?: "start" | "center" | "end" | "stretch" }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = "stretch" }) => $align};
  gap: ${({ $gap = 4 }) => space[$gap]};
  min-width: 0;
`;

/** A row that wraps. */
export const Row = styled.div<{
  $gap?: Space;
  $align?: "center" | "end" | "stretch";
  $justify?: "start" | "center" | "end" | "space-between";
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = "center" }) => $align};
  justify-content: ${({ $justify = "start" }) => $justify};
  gap: ${({ $gap = 3 }) => space[$gap]};
  min-width: 0;
`;

/** As many equal columns as fit, each at least `$min` wide (`16rem`), never wider than the screen. */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = "16rem" }) => $min}), 1fr));
  gap: ${({ $gap = 6 }) => space[$gap]};
`;

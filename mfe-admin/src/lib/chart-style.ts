import { color, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { css, styled } from "styled-components";

/** Labels and grid of every chart. The drawing's units scale with the text size. */
export const axes = css`
  text {
    ${type.caption}
    ${tabularNumbers}
    font-size: 13px;
    fill: ${color.inkSoft};
  }

  .grid {
    stroke: ${color.line};
  }
`;

/** A chart's figures as a table. */
export const Figures = styled.table`
  ${type.small}
  ${tabularNumbers}
  width: 100%;
  margin-top: ${space[4]};

  th,
  td {
    padding: ${space[1]} ${space[3]};
    border-bottom: 1px solid ${color.line};
    text-align: end;
    font-weight: inherit;
    white-space: nowrap;
  }

  th:first-child {
    text-align: start;
  }

  thead {
    color: ${color.inkSoft};
  }
`;

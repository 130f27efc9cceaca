import { color, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const List = styled.dl`
  ${tabularNumbers}
  overflow-wrap: break-word;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }

  > div:last-child {
    border-bottom: 0;
  }

  dt {
    ${type.small}
    color: ${color.inkSoft};
  }

  dd {
    ${type.label}
    margin-inline-start: auto;
    text-align: end;
  }
`;

export const FigureList = ({ figures }: { figures: readonly (readonly [string, ReactNode])[] }) => (
  <List>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);

import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, space, type } from "./theme/theme";

const Frame = styled.dl`
  display: grid;
  align-content: start;
  gap: ${space[1]};
  min-width: 0;
`;

const Name = styled.dt`
  ${type.small}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.inkSoft};

  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }
`;

const Value = styled.dd`
  ${type.figure}
`;

const Note = styled.dd`
  ${type.small}
  color: ${color.inkSoft};
`;

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  /** What it is based on, or how it has changed. */
  note?: ReactNode;
  icon?: ReactNode;
  /** A sparkline. */
  trend?: ReactNode;
}

/** A number with its name. */
export const Stat = ({ label, value, note, icon, trend }: StatProps) => (
  <Frame>
    <Name>
      {icon}
      <span>{label}</span>
    </Name>
    <Value>{value}</Value>
    {note && <Note>{note}</Note>}
    {trend && <Note>{trend}</Note>}
  </Frame>
);

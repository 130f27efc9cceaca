import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, ellipsis, radius, space, type } from "./theme/theme";

export type Tone = "neutral" | "accent" | "positive" | "warning" | "danger" | "outline";

const TONES: Record<Tone, string> = {
  neutral: `background: ${color.sunken}; color: ${color.inkSoft};`,
  accent: `background: ${color.accentSoft}; color: ${color.accent};`,
  positive: `background: ${color.positiveSoft}; color: ${color.positive};`,
  warning: `background: ${color.warningSoft}; color: ${color.warning};`,
  danger: `background: ${color.dangerSoft}; color: ${color.danger};`,
  outline: `background: transparent; color: ${color.inkSoft}; border-color: ${color.line};`,
};

/** What all badges have in common: its own class, so that a page contains it once. */
const Base = styled.span`
  ${type.caption}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  padding: 0.0625rem ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  svg {
    flex: none;
    width: 0.9em;
    height: 0.9em;
  }
`;

const Frame = styled(Base)<{ $tone: Tone }>`
  ${({ $tone }) => TONES[$tone]}
`;

const Label = styled.span`
  ${ellipsis}
`;

/** A short label: a category, a state, a count. */
export const Badge = ({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) => (
  <Frame $tone={tone}>
    {icon}
    <Label dir="auto">{children}</Label>
  </Frame>
);

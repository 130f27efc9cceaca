import { styled } from "styled-components";
import { color, radius, visuallyHidden } from "./theme/theme";

export type MeterTone = "accent" | "ink" | "positive" | "warning" | "danger";

const Meter = styled.meter`
  ${visuallyHidden}
`;

const Bar = styled.svg<{ $tone: MeterTone }>`
  display: block;
  width: 100%;
  height: 0.375rem;
  border-radius: ${radius.pill};
  background: ${color.line};
  color: ${({ $tone }) => color[$tone]};
`;

export interface MeterBarProps {
  /** The bar's accessible name: what is measured. */
  label: string;
  value: number;
  max: number;
  /** The value in words, "4 of 5 views", if the numbers are not enough. */
  text?: string;
  tone?: MeterTone;
}

/** Shows a share of a whole: views of a daily limit, a category among all. */
export const MeterBar = ({ label, value, max, text, tone = "accent" }: MeterBarProps) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <>
      <Meter aria-label={label} {...(text && { "aria-valuetext": text })} max={max} value={value}>
        {text ?? `${value} of ${max}`}
      </Meter>
      <Bar aria-hidden $tone={tone}>
        <rect width={`${(share * 100).toFixed(1)}%`} height="100%" rx="3" fill="currentColor" />
      </Bar>
    </>
  );
};

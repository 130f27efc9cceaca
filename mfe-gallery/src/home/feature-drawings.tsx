import { color } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const Wide = styled.svg`
  width: 100%;
  max-width: 34rem;
  height: auto;
`;

const Compact = styled.svg`
  width: 9.5rem;
  height: auto;
`;

const Days = styled.svg`
  width: 100%;
  max-width: 13rem;
  height: 1.625rem;
`;

/** A prompt under glass with its lock, and today's views beside it as a row of marks. */
export const SealedDrawing = () => (
  <Wide viewBox="0 0 400 210" aria-hidden="true">
    <rect x="1" y="18" width="270" height="176" rx="12" fill={color.surface} stroke={color.line} />
    <path
      d="M34 56H114M138 56H166M34 86H160M34 116H82M106 116H190M34 146H140M164 146H186"
      stroke={color.control}
      strokeOpacity="0.55"
      strokeWidth="12"
      strokeLinecap="round"
    />
    <rect x="28" y="170" width="46" height="5" rx="2.5" fill={color.line} />
    <path
      d="M228.25 106a42.75 42.75 0 0 1 85.5 0a42.75 42.75 0 0 1-85.5 0zM349 26a11 11 0 0 1 22 0a11 11 0 0 1-22 0zM349 66a11 11 0 0 1 22 0a11 11 0 0 1-22 0zM349 106a11 11 0 0 1 22 0a11 11 0 0 1-22 0z"
      fill={color.accent}
      stroke={color.accent}
      strokeWidth="2.5"
    />
    <rect x="251" y="102" width="40" height="30" rx="6" fill={color.onAccent} />
    <path d="M259 102v-9a12 12 0 0 1 24 0v9" fill="none" stroke={color.onAccent} strokeWidth="5" />
    <path
      d="M349 146a11 11 0 0 1 22 0a11 11 0 0 1-22 0zM349 186a11 11 0 0 1 22 0a11 11 0 0 1-22 0z"
      fill="none"
      stroke={color.accent}
      strokeWidth="2.5"
    />
  </Wide>
);

/** One picture in three sizes, each overlapping a corner of the larger one. */
export const FormatDrawing = () => (
  <Compact viewBox="0 0 152 132" aria-hidden="true">
    <rect x="46" y="1" width="104" height="130" rx="6" fill={color.sunken} stroke={color.line} />
    <path d="M46 96c36-22 68 14 104-8v37a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" fill={color.ink} />
    <rect x="20" y="57" width="60" height="74" rx="5" fill={color.surface} stroke={color.control} />
    <path d="M20 108c20-12 40 8 60-4v22a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5z" fill={color.inkSoft} />
    <rect x="1" y="95" width="29" height="36" rx="4" fill={color.surface} stroke={color.control} />
    <path
      d="M82 46a22 22 0 0 1 44 0a22 22 0 0 1-44 0zM42 82a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM9 111a7 7 0 0 1 14 0a7 7 0 0 1-14 0z"
      fill={color.accent}
    />
  </Compact>
);

/** Uptime of thirty days, without an outage. */
export const UptimeDrawing = () => (
  <Days viewBox="0 0 208 26" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 13h208" stroke={color.positive} strokeWidth="22" strokeDasharray="4 3" />
  </Days>
);

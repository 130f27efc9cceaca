import { styled } from "styled-components";
import { linePath } from "./line-path";
import { color } from "./theme/theme";

const WIDTH = 120;
const HEIGHT = 32;

const Frame = styled.svg`
  display: block;
  width: 100%;
  height: 2rem;
  overflow: visible;

  path {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  .area {
    fill: ${color.accentSoft};
    stroke: none;
  }
`;

/** A small line chart without axes. `label` describes it in words. */
export const Sparkline = ({ label, values }: { label: string; values: readonly number[] }) => {
  const line = linePath(values, WIDTH, HEIGHT);
  if (line === "") return null;
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      <path className="area" d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
      <path d={line} />
    </Frame>
  );
};

import type { ChartArea } from "./chart-frame";
import { MARGIN } from "./chart-style";
import type { VersionChange } from "./chart-time";
import { placeLabels } from "./version-labels";

interface VersionLinesProps extends ChartArea {
  changes: readonly VersionChange[];
}

/** Lifts the names above the highest label of the axis. */
const LABEL_LIFT = 16;

/** A line at each change of the stable version, with the version's name if there is room. */
export const VersionLines = ({ changes, x, foot, right }: VersionLinesProps) => (
  <>
    {changes.map(({ at }) => (
      <line key={at} className="change" x1={x(at)} x2={x(at)} y1={MARGIN.top} y2={foot} />
    ))}
    {placeLabels(changes, x, right).map(({ version, x: labelX, anchor }) => (
      <text key={`${version} ${labelX}`} x={labelX} y={MARGIN.top - LABEL_LIFT} textAnchor={anchor}>
        {version}
      </text>
    ))}
  </>
);

import type { VersionChange } from "./chart-time";

/** Labels closer than this many units would lie on each other. */
const LABEL_ROOM = 64;

interface VersionLinesProps {
  changes: readonly VersionChange[];
  x: (at: number) => number;
  top: number;
  foot: number;
  right: number;
}

/** A line where another version became stable, with its name where there is room. */
export const VersionLines = ({ changes, x, top, foot, right }: VersionLinesProps) => (
  <>
    {changes.map(({ at, version }, index) => {
      const next = changes[index + 1];
      const hasRoom = next === undefined || x(next.at) - x(at) > LABEL_ROOM;
      const isAtEdge = right - x(at) < LABEL_ROOM;
      return (
        <g key={at}>
          <line className="change" x1={x(at)} x2={x(at)} y1={top} y2={foot} />
          {hasRoom && (
            <text x={x(at)} y={top - 6} textAnchor={isAtEdge ? "end" : "middle"}>
              {version}
            </text>
          )}
        </g>
      );
    })}
  </>
);

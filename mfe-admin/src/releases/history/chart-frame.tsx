import type { ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import { color, ellipsis, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { scaleLinear } from "@visx/scale";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { axes } from "../../lib/chart-style";
import { drawingBox, useDrawingSize } from "../../lib/use-drawing-size";
import { changesOf, spanOf, ticksOf, tickText, type VersionChange } from "./chart-time";

export const MARGIN = { top: 28, right: 6, bottom: 24, left: 48 };

/** Lifts the names of versions above the highest label of the axis. */
const LABEL_LIFT = 16;

/** Width of a label's character in units, at a font size of 13 with tabular figures. */
const CHARACTER_WIDTH = 7.5;
const GAP = 8;

interface VersionLabel {
  version: string;
  x: number;
  anchor: "start" | "middle" | "end";
}

/**
 * Positions of the version names above a chart `right` units wide: over their lines, but within the drawing.
 * If two labels would overlap, only the newer one is shown.
 */
export const placeLabels = (
  changes: readonly VersionChange[],
  x: (at: number) => number,
  right: number,
): VersionLabel[] => {
  const labels: VersionLabel[] = [];
  let free = Number.POSITIVE_INFINITY;
  for (const { at, version } of changes.toReversed()) {
    const width = version.length * CHARACTER_WIDTH;
    const start = Math.max(0, Math.min(x(at) - width / 2, right - width));
    if (start + width + GAP > free) continue;
    free = start;
    if (start === 0) labels.unshift({ version, x: 0, anchor: "start" });
    else if (start + width === right) labels.unshift({ version, x: right, anchor: "end" });
    else labels.unshift({ version, x: x(at), anchor: "middle" });
  }
  return labels;
};

const Frame = styled.figure`
  min-width: 0;

  figcaption {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    margin-bottom: ${space[1]};
  }

  b {
    ${type.label}
    flex: none;
  }

  span {
    ${type.small}
    ${tabularNumbers}
    ${ellipsis}
    color: ${color.inkSoft};
  }
`;

/** Style of all release charts: the stable version's line is solid, the canary's is dashed. */
const Drawing = styled.svg`
  overflow: visible;
  touch-action: pan-y;

  ${axes}

  .stable,
  .canary {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .canary {
    stroke: ${color.warning};
    stroke-dasharray: 5 4;
  }

  .dot {
    fill: ${color.accent};
  }

  .dot.of-canary {
    fill: ${color.warning};
  }

  .ground {
    fill: ${color.accentSoft};
  }

  .share {
    fill: ${color.warningSoft};
    stroke: ${color.warning};
    stroke-width: 1.5;
  }

  .change {
    stroke: ${color.control};
    stroke-dasharray: 2 3;
  }

  .cursor {
    stroke: ${color.ink};
  }
`;

interface ChartArea {
  right: number;
  x: (at: number) => number;
}

interface ChartFrameProps {
  history: ReleaseHistory;
  name: string;
  /** A text alternative of the drawing, for screen readers. */
  label: string;
  readout: string;
  height: number;
  /** The labels of the vertical axis. */
  ticks: readonly { y: number; text: string }[];
  /** The time that the pointer marks. */
  cursor: number | undefined;
  /** Receives the time under the pointer; undefined when the pointer has left. */
  onPoint: (at: number | undefined) => void;
  /** Below the lines of the versions and the pointer. */
  ground?: (area: ChartArea) => ReactNode;
  children?: (area: ChartArea) => ReactNode;
}

/**
 * A chart over time that fills the available width, with a line of figures above it. A vertical line shows each change
 * of the stable version, with the version's name if there is room.
 */
export const ChartFrame = (props: ChartFrameProps) => {
  const { history, name, label, readout, height, ticks, cursor, onPoint, ground, children } = props;
  const frame = useRef<HTMLElement>(null);
  const size = useDrawingSize(frame, 320);
  const { width, scale } = size;
  const span = spanOf(history);
  const right = Math.max(MARGIN.left + 1, width - MARGIN.right);
  const x = scaleLinear({ domain: [span.from, span.to], range: [MARGIN.left, right] });
  const area: ChartArea = { right, x: (at) => x(at) };
  const changes = changesOf(history.states, span);
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const at = x.invert((clientX - currentTarget.getBoundingClientRect().left) / scale);
    onPoint(Math.min(span.to, Math.max(span.from, at)));
  };
  const vertical = (at: number) => ({ x1: x(at), x2: x(at), y1: MARGIN.top, y2: height - MARGIN.bottom });
  return (
    <Frame ref={frame}>
      <figcaption>
        <b>{name}</b>
        <span aria-hidden>{readout}</span>
      </figcaption>
      <Drawing
        {...drawingBox(size, height)}
        role="img"
        aria-label={label}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(undefined)}
      >
        {ticks.map(({ y, text }) => (
          <g key={y}>
            <line className="grid" x1={MARGIN.left} x2={right} y1={y} y2={y} />
            <text x={MARGIN.left - 6} y={y} dy="0.35em" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {ground?.(area)}
        {changes.map(({ at }) => (
          <line key={at} className="change" {...vertical(at)} />
        ))}
        {placeLabels(changes, area.x, right).map(({ version, x: labelX, anchor }) => (
          <text key={`${version} ${labelX}`} x={labelX} y={MARGIN.top - LABEL_LIFT} textAnchor={anchor}>
            {version}
          </text>
        ))}
        {cursor !== undefined && <line className="cursor" {...vertical(cursor)} />}
        {children?.(area)}
        {ticksOf(span, history.hours, right - MARGIN.left)
          .filter((at) => x(at) - MARGIN.left > 12 && right - x(at) > 12)
          .map((at) => (
            <text key={at} x={x(at)} y={height - 6} textAnchor="middle">
              {tickText(at, history.hours)}
            </text>
          ))}
      </Drawing>
    </Frame>
  );
};

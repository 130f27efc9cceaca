import type { DayOfActivity } from "@promptfolio/contracts/api/admin";
import { color, ellipsis, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar, LinePath } from "@visx/shape";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { axes } from "../lib/chart-style";
import { formatCount } from "../lib/format";
import { drawingBox, useDrawingSize } from "../lib/use-drawing-size";
import { dayText, METRICS, type Metric, movingAverage } from "./metrics";

const HEIGHT = 240;
const MARGIN = { top: 8, right: 4, bottom: 28, left: 44 };
/** Labels closer than this many units are hard to read. */
const LABEL_ROOM = 76;

const Readout = styled.p`
  ${type.small}
  ${tabularNumbers}
  ${ellipsis}
  margin-bottom: ${space[2]};
  color: ${color.inkSoft};
`;

const Drawing = styled.svg`
  overflow: visible;

  ${axes}

  .bar {
    fill: ${color.accent};
    opacity: 0.42;
  }

  .bar.chosen {
    opacity: 1;
  }

  .average {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2;
    stroke-linejoin: round;
    pointer-events: none;
  }

  .reach {
    fill: transparent;
  }
`;

interface ActivityChartProps {
  history: readonly DayOfActivity[];
  metric: Metric;
}

/** One bar per day and the seven-day average as a line. The table beside it gives the same figures. */
export default function ActivityChart({ history, metric }: ActivityChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useDrawingSize(frame, 640);
  const { width } = size;
  const [chosen, setChosen] = useState<number>();
  const name = METRICS.find(({ key }) => key === metric)?.name ?? "";
  const values = history.map((day) => day[metric]);
  const averages = movingAverage(values);
  const foot = HEIGHT - MARGIN.bottom;

  const x = scaleBand({
    domain: history.map(({ day }) => day),
    range: [MARGIN.left, Math.max(MARGIN.left + 1, width - MARGIN.right)],
    padding: 0.28,
  });
  const y = scaleLinear({ domain: [0, Math.max(...values, 1)], range: [foot, MARGIN.top], nice: true });
  const ticks = y.ticks(4).filter(Number.isInteger);
  const every = Math.max(1, Math.ceil(LABEL_ROOM / x.step()));
  const left = (day: string) => x(day) ?? 0;
  const about = chosen === undefined ? undefined : history[chosen];

  return (
    <div ref={frame}>
      <Readout aria-hidden>
        {about
          ? `${dayText(about.day)}: ${formatCount(about[metric])} ${name.toLowerCase()}`
          : `${name} a day, and the average of seven days`}
      </Readout>
      <Drawing
        {...drawingBox(size, HEIGHT)}
        role="img"
        aria-label={`${name} a day over the last ${history.length} days; the table below holds the figures`}
        onPointerLeave={() => setChosen(undefined)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
            <text x={MARGIN.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
              {formatCount(tick)}
            </text>
          </g>
        ))}
        {history.map((entry, index) => (
          <g key={entry.day} onPointerEnter={() => setChosen(index)}>
            <Bar
              className="reach"
              x={left(entry.day) - x.step() * x.padding() * 0.5}
              y={MARGIN.top}
              width={x.step()}
              height={foot - MARGIN.top}
            />
            <Bar
              className={index === chosen ? "bar chosen" : "bar"}
              x={left(entry.day)}
              y={y(entry[metric])}
              width={x.bandwidth()}
              height={foot - y(entry[metric])}
              rx={2}
            />
            {(history.length - 1 - index) % every === 0 && (
              <text x={left(entry.day) + x.bandwidth() / 2} y={HEIGHT - 8} textAnchor="middle">
                {dayText(entry.day)}
              </text>
            )}
          </g>
        ))}
        <LinePath
          className="average"
          data={averages}
          x={(_, index) => left(history[index]?.day ?? "") + x.bandwidth() / 2}
          y={(value) => y(value)}
        />
      </Drawing>
    </div>
  );
}

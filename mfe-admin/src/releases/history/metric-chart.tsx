import type { ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import { scaleLinear } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";
import { ChartFrame, MARGIN } from "./chart-frame";
import type { ChartMetric } from "./chart-metrics";
import { spanOf } from "./chart-time";

const HEIGHT = 174;

interface MetricChartProps {
  history: ReleaseHistory;
  metric: ChartMetric;
  /** The step that the pointer is over in any of the charts. */
  chosen: number | undefined;
  onPoint: (at: number | undefined) => void;
}

interface LineProps {
  values: readonly (number | undefined)[];
  className: "stable" | "canary";
  x: (index: number) => number;
  y: (value: number) => number;
}

/** A line with gaps where nothing was measured; a single value between gaps is a dot. */
const Line = ({ values, className, x, y }: LineProps) => (
  <>
    <LinePath
      className={className}
      data={[...values]}
      defined={(value) => value !== undefined}
      x={(_, index) => x(index)}
      y={(value) => y(value ?? 0)}
    />
    {values.map(
      (value, index) =>
        value !== undefined &&
        values[index - 1] === undefined &&
        values[index + 1] === undefined && (
          <circle
            key={x(index)}
            className={className === "canary" ? "dot of-canary" : "dot"}
            cx={x(index)}
            cy={y(value)}
            r={2.5}
          />
        ),
    )}
  </>
);

/** One metric over time, for the stable version and the canary. */
export const MetricChart = ({ history, metric, chosen, onPoint }: MetricChartProps) => {
  const { steps, stepMs } = history;
  const { from } = spanOf(history);
  const stable = steps.map((step) => metric.valueOf(step.stable));
  const canary = steps.map((step) => (step.canary ? metric.valueOf(step.canary) : undefined));
  const known = [...stable, ...canary].filter((value) => value !== undefined);
  const text = (value: number | undefined) => (value === undefined ? "–" : metric.format(value));
  const shown = chosen ?? steps.length - 1;
  const readout = [
    text(stable[shown]),
    ...(steps[shown]?.canary ? [`canary ${text(canary[shown])}`] : []),
  ].join(" · ");
  const y = scaleLinear({
    domain: [0, Math.max(...known, metric.scale)],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: 3,
  });
  const middle = (index: number) => from + (index + 0.5) * stepMs;
  return (
    <ChartFrame
      history={history}
      name={metric.name}
      label={`${metric.name} of ${history.id} over time; the table below holds the figures`}
      readout={readout}
      height={HEIGHT}
      ticks={y.ticks(3).map((tick) => ({ y: y(tick), text: metric.format(tick) }))}
      cursor={chosen === undefined ? undefined : middle(chosen)}
      onPoint={onPoint}
      ground={({ x }) =>
        metric.key === "views" && (
          <AreaClosed
            className="ground"
            data={stable.map((value) => value ?? 0)}
            x={(_, index) => x(middle(index))}
            y={(value) => y(value)}
            yScale={y}
          />
        )
      }
    >
      {({ right, x }) => (
        <>
          <Line className="stable" values={stable} x={(index) => x(middle(index))} y={(value) => y(value)} />
          <Line className="canary" values={canary} x={(index) => x(middle(index))} y={(value) => y(value)} />
          {known.length === 0 && (
            <text x={(MARGIN.left + right) / 2} y={HEIGHT / 2} textAnchor="middle">
              Nothing measured yet
            </text>
          )}
        </>
      )}
    </ChartFrame>
  );
};

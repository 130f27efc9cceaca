import type { ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import { color, space, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { shareText } from "../version-text";
import { ChartFrame, MARGIN } from "./chart-frame";
import { CHART_METRICS } from "./chart-metrics";
import { sharesOf, spanOf, stepText } from "./chart-time";
import { MetricChart } from "./metric-chart";

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[6]} ${space[8]};
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

const Legend = styled.p`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-bottom: ${space[4]};
  color: ${color.inkSoft};

  i {
    display: inline-block;
    width: 1.5rem;
    margin-inline-end: ${space[2]};
    border-top: 2px solid ${color.accent};
    vertical-align: middle;
  }

  i.of-canary {
    border-top: 2px dashed ${color.warning};
  }

  i.of-change {
    width: 0;
    height: 0.875rem;
    border-top: 0;
    border-inline-start: 1px dashed ${color.control};
  }

  time {
    margin-inline-start: auto;
  }
`;

const LINES = [
  { text: "Stable" },
  { text: "Canary", className: "of-canary" },
  { text: "Another version became stable", className: "of-change" },
];

const SHARE_HEIGHT = 126;
const SHARE_FOOT = SHARE_HEIGHT - MARGIN.bottom;

const yOf = (basisPoints: number) => SHARE_FOOT - ((SHARE_FOOT - MARGIN.top) * basisPoints) / BASIS_POINTS;

interface ShareChartProps {
  history: ReleaseHistory;
  /** The time under the pointer, in milliseconds since 1970. */
  pointed: number | undefined;
  onPoint: (at: number | undefined) => void;
}

/** The share of visitors that got the canary; a ramp shows as steps. Nothing if there was no canary. */
const ShareChart = ({ history, pointed, onPoint }: ShareChartProps) => {
  const span = spanOf(history);
  const shares = sharesOf(history.states, span);
  if (shares.length === 0) return null;
  const about = shares.findLast(({ at }) => at <= (pointed ?? span.to));
  const readout = about?.version ? `${about.version}: ${shareText(about.basisPoints)}` : "no canary";
  return (
    <ChartFrame
      history={history}
      name="Canary's share of visitors"
      label={`The canary's share of the visitors of ${history.id}: ${shares.map(({ basisPoints }) => shareText(basisPoints)).join(", ")}`}
      readout={readout}
      height={SHARE_HEIGHT}
      ticks={[0, BASIS_POINTS / 2, BASIS_POINTS].map((tick) => ({ y: yOf(tick), text: shareText(tick) }))}
      cursor={pointed}
      onPoint={onPoint}
      ground={({ right, x }) => {
        const steps = shares.map(({ at, basisPoints }) => `H${x(at)}V${yOf(basisPoints)}`);
        const start = `M${x(shares[0]?.at ?? span.from)},${SHARE_FOOT}`;
        return <path className="share" d={`${start}${steps.join("")}H${right}V${SHARE_FOOT}Z`} />;
      }}
    />
  );
};

/** A remote's history, one chart per metric. Pointing at one chart shows the same moment in all. */
export default function ReleaseCharts({ history }: { history: ReleaseHistory }) {
  const [pointed, setPointed] = useState<number>();
  const { steps, stepMs } = history;
  const { from } = spanOf(history);
  const chosen =
    pointed === undefined ? undefined : Math.min(steps.length - 1, Math.floor((pointed - from) / stepMs));
  const at = steps[chosen ?? steps.length - 1]?.at;
  return (
    <>
      <Legend aria-hidden>
        {LINES.map(({ text, className }) => (
          <span key={text}>
            <i className={className} />
            <span>{text}</span>
          </span>
        ))}
        {at && <time dateTime={at}>{`From ${stepText(at)}`}</time>}
      </Legend>
      <Charts>
        {CHART_METRICS.map((metric) => (
          <MetricChart
            key={metric.key}
            history={history}
            metric={metric}
            chosen={chosen}
            onPoint={setPointed}
          />
        ))}
        <Wide>
          <ShareChart history={history} pointed={pointed} onPoint={setPointed} />
        </Wide>
      </Charts>
    </>
  );
}

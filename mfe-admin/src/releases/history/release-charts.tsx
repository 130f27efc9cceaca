import type { ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import { color, space, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { CHART_METRICS } from "./chart-metrics";
import { spanOf, stepText } from "./chart-time";
import { MetricChart } from "./metric-chart";
import { ShareChart } from "./share-chart";

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
        <span>
          <i />
          Stable
        </span>
        <span>
          <i className="of-canary" />
          Canary
        </span>
        <span>
          <i className="of-change" />
          Another version became stable
        </span>
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

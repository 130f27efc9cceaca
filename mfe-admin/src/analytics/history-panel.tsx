import type { DayOfActivity } from "@promptfolio/contracts/api/admin";
import { Button } from "@promptfolio/ui/button";
import { Chip } from "@promptfolio/ui/chip";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { useLazy } from "../frame/use-lazy";
import { HistoryTable } from "./history-table";
import { METRICS, type Metric } from "./metrics";

const loadChart = () => import(/* webpackChunkName: "chart" */ "./activity-chart");

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[4]};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

/** Reserves the chart's height. */
const ChartFrame = styled.div`
  min-height: 17.25rem;
`;

/** The last 30 days. Loads the chart library on demand. */
export const HistoryPanel = ({ history }: { history: readonly DayOfActivity[] }) => {
  const [metric, setMetric] = useState<Metric>("views");
  const [asTable, setAsTable] = useState(false);
  const { loading, retry } = useLazy("chart", loadChart);
  return (
    <Panel title="Last 30 days" note="Days in UTC">
      <Controls>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with the chips */}
        <div role="group" aria-label="What the chart shows">
          {METRICS.map(({ key, name }) => (
            <Chip key={key} pressed={metric === key} onPress={() => setMetric(key)}>
              {name}
            </Chip>
          ))}
        </div>
        <Button size="small" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? "Hide the table" : "Show as table"}
        </Button>
      </Controls>
      <ChartFrame>
        {loading.state === "ready" && <loading.Component history={history} metric={metric} />}
        {loading.state === "loading" && <Skeleton $height="17.25rem" />}
        {loading.state === "failed" && (
          <p>
            The chart could not be loaded. <Button onClick={retry}>Retry</Button>
          </p>
        )}
      </ChartFrame>
      <HistoryTable history={history} shown={asTable} />
    </Panel>
  );
};

import type { DayOfActivity } from "@promptfolio/contracts/api/admin";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { space, tabularNumbers, visuallyHidden } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { useLazy } from "../frame/use-lazy";
import { Figures } from "../lib/chart-style";
import { ChipChoice } from "../lib/chip-choice";
import { formatCount } from "../lib/format";
import { comparisonText, dayText, METRICS, type Metric, RANGES, type RangeDays } from "./metrics";

const loadChart = () => import(/* webpackChunkName: "chart" */ "./activity-chart");

const Controls = styled(Row)`
  margin-bottom: ${space[4]};
`;

/** Reserves the chart's height. */
const ChartFrame = styled.div`
  min-height: 17.25rem;
`;

const Comparison = styled.p`
  ${tabularNumbers}
  margin-bottom: ${space[3]};
`;

const TableFrame = styled.div<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && visuallyHidden}
  position: ${({ $shown }) => ($shown ? "static" : "absolute")};
`;

/** The chart's figures, latest day first: always there for assistive technology, visible if `shown`. */
const HistoryTable = ({ history, shown }: { history: readonly DayOfActivity[]; shown: boolean }) => (
  <TableFrame $shown={shown}>
    <Figures aria-label={`Activity of the last ${history.length} days`}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {METRICS.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.toReversed().map((entry) => (
          <tr key={entry.day}>
            <th scope="row">{dayText(entry.day)}</th>
            {METRICS.map(({ key }) => (
              <td key={key}>{formatCount(entry[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Figures>
  </TableFrame>
);

interface HistoryPanelProps {
  /** Of the range and of the period before it. */
  history: readonly DayOfActivity[];
  days: RangeDays;
  onDays: (days: RangeDays) => void;
}

/** The activity of a range of days, compared with the period before it. Loads the chart library on demand. */
export const HistoryPanel = ({ history, days, onDays }: HistoryPanelProps) => {
  const [metric, setMetric] = useState<Metric>("views");
  const [asTable, setAsTable] = useState(false);
  const { loading, retry } = useLazy("chart", loadChart);
  const shown = history.slice(-days);
  const isEmpty = shown.every((day) => day[metric] === 0);
  return (
    <Panel title={`Last ${days} days`} note="Days in UTC">
      <Controls $align="stretch" $justify="space-between">
        <ChipChoice
          label="What the chart shows"
          options={METRICS.map(({ key, name }) => [key, name])}
          value={metric}
          onChoose={setMetric}
        />
        <ChipChoice
          label="Range"
          options={RANGES.map((range) => [range, `${range} days`])}
          value={days}
          onChoose={onDays}
        />
        <Button size="small" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? "Hide the table" : "Show as table"}
        </Button>
      </Controls>
      <Comparison>{comparisonText(history, days, metric)}</Comparison>
      <ChartFrame>
        {isEmpty && <p>Nothing happened in these days.</p>}
        {!isEmpty && loading.state === "ready" && <loading.Component history={shown} metric={metric} />}
        {loading.state === "loading" && <Skeleton $height="17.25rem" />}
        {loading.state === "failed" && (
          <p>
            The chart could not be loaded. <Button onClick={retry}>Retry</Button>
          </p>
        )}
      </ChartFrame>
      <HistoryTable history={shown} shown={asTable} />
    </Panel>
  );
};

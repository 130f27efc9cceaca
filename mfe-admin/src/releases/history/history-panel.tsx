import {
  HISTORY_HOURS,
  type HistoryHours,
  type HistoryPoint,
  type ReleaseHistory,
} from "@promptfolio/contracts/api/release-history";
import type { ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { getReleaseHistory } from "@promptfolio/host/api/releases";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { Select } from "@promptfolio/ui/select";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { space, visuallyHidden } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../../frame/panel";
import { QueryState } from "../../frame/query-state";
import { useLazy } from "../../frame/use-lazy";
import { Figures } from "../../lib/chart-style";
import { ChipChoice } from "../../lib/chip-choice";
import { OnDemand } from "../../lib/on-demand";
import { timeZone } from "../../lib/time-zone";
import { useLiveQuery } from "../../live/pace";
import { CHART_METRICS, type ChartMetric } from "./chart-metrics";
import { SPANS, stepText } from "./chart-time";

const loadCharts = () => import(/* webpackChunkName: "release-charts" */ "./release-charts");

const Controls = styled(Row)`
  column-gap: ${space[4]};
  margin-bottom: ${space[4]};

  > :first-child {
    flex: 0 1 14rem;
  }

  > :last-child {
    margin-inline-start: auto;
  }
`;

/** Reserves the charts' height. */
const ChartsFrame = styled.div`
  min-height: 30rem;
`;

const TableFrame = styled.section<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && visuallyHidden}
  position: ${({ $shown }) => ($shown ? "relative" : "absolute")};
  overflow: ${({ $shown }) => ($shown ? "auto" : "hidden")};
  max-height: 60dvh;
`;

const figureOf = (metric: ChartMetric, point: HistoryPoint): string => {
  const value = metric.valueOf(point);
  return value === undefined ? "–" : metric.format(value);
};

interface FiguresTableProps {
  history: ReleaseHistory;
  shown: boolean;
}

/** The charts' figures, the latest first: always there for assistive technology, visible if `shown`. */
const FiguresTable = ({ history, shown }: FiguresTableProps) => {
  const label = `Figures of ${history.id} over time, the canary's behind a slash`;
  return (
    // Scrollable content must be reachable by keyboard (WCAG 2.1.1).
    <TableFrame $shown={shown} aria-label={label} {...(shown && { tabIndex: 0 })}>
      <Figures aria-label={label}>
        <thead>
          <tr>
            <th scope="col">From</th>
            {CHART_METRICS.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.steps.toReversed().map(({ at, stable, canary }) => (
            <tr key={at}>
              <th scope="row">{stepText(at)}</th>
              {CHART_METRICS.map((metric) => (
                <td key={metric.key}>
                  {figureOf(metric, stable) + (canary ? ` / ${figureOf(metric, canary)}` : "")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </TableFrame>
  );
};

/** The history of one remote at a time, starting with one that has a canary. Loads the chart library on demand. */
export const HistoryPanel = ({ released }: { released: readonly ReleasedRemote[] }) => {
  const remotes = released.map(({ id }) => id);
  const [remote, setRemote] = useState(
    () => (released.find(({ canary }) => canary) ?? released[0])?.id ?? "",
  );
  const [hours, setHours] = useState<HistoryHours>(24);
  const [asTable, setAsTable] = useState(false);
  const query = useLiveQuery(getReleaseHistory(remote, hours), { keepPrevious: true });
  const { loading, retry } = useLazy("release charts", loadCharts);
  const { data } = query;
  return (
    <Panel title="Over time" note={`A figure for each ${SPANS[hours].step}, times in ${timeZone()}`}>
      <OnDemand label="Charts">
        <Controls>
          <Select
            label="Part"
            labelHidden
            options={remotes}
            value={remote}
            onChange={({ target }) => setRemote(target.value)}
          />
          <ChipChoice
            label="How far back the charts go"
            options={HISTORY_HOURS.map((one) => [one, SPANS[one].name])}
            value={hours}
            onChoose={setHours}
          />
          <Button size="small" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? "Hide the table" : "Show as table"}
          </Button>
        </Controls>
        <ChartsFrame>
          <QueryState query={query} failed="Figures could not be loaded" height="30rem" radius="small" />
          {data && loading.state === "ready" && <loading.Component history={data} />}
          {data && loading.state === "loading" && <Skeleton $height="30rem" />}
          {loading.state === "failed" && (
            <p>
              The charts could not be loaded. <Button onClick={retry}>Retry</Button>
            </p>
          )}
        </ChartsFrame>
        {data && <FiguresTable history={data} shown={asTable} />}
      </OnDemand>
    </Panel>
  );
};

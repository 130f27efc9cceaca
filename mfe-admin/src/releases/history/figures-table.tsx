import type { HistoryPoint, ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import { focusRing, visuallyHidden } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Figures } from "../../lib/chart-style";
import { CHART_METRICS, type ChartMetric } from "./chart-metrics";
import { stepText } from "./chart-time";

const Frame = styled.section<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && visuallyHidden}
  ${focusRing}
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
export const FiguresTable = ({ history, shown }: FiguresTableProps) => {
  const label = `Figures of ${history.id} over time, the canary's behind a slash`;
  return (
    // Scrollable content must be reachable by keyboard (WCAG 2.1.1).
    <Frame $shown={shown} aria-label={label} {...(shown && { tabIndex: 0 })}>
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
    </Frame>
  );
};

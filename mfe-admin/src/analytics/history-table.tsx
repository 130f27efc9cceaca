import type { DayOfActivity } from "@promptfolio/contracts/api/admin";
import { visuallyHidden } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Figures } from "../lib/chart-style";
import { formatCount } from "../lib/format";
import { dayText, METRICS } from "./metrics";

const Frame = styled.div<{ $shown: boolean }>`
  ${({ $shown }) => !$shown && visuallyHidden}
  position: ${({ $shown }) => ($shown ? "static" : "absolute")};
`;

/** The chart's figures, latest day first: always there for assistive technology, visible if `shown`. */
export const HistoryTable = ({ history, shown }: { history: readonly DayOfActivity[]; shown: boolean }) => (
  <Frame $shown={shown}>
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
  </Frame>
);

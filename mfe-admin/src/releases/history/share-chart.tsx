import type { ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import { shareText } from "../version-text";
import { ChartFrame } from "./chart-frame";
import { MARGIN } from "./chart-style";
import { changesOf, sharesOf, spanOf } from "./chart-time";
import { TimeAxis } from "./time-axis";
import { VersionLines } from "./version-lines";

const HEIGHT = 126;

interface ShareChartProps {
  history: ReleaseHistory;
  /** The time under the pointer, in milliseconds since 1970. */
  pointed: number | undefined;
  onPoint: (at: number | undefined) => void;
}

/** The share of visitors that got the canary; a ramp shows as steps. Nothing if there was no canary. */
export const ShareChart = ({ history, pointed, onPoint }: ShareChartProps) => {
  const span = spanOf(history);
  const shares = sharesOf(history.states, span);
  if (shares.length === 0) return null;
  const about = shares.findLast(({ at }) => at <= (pointed ?? span.to));
  const readout = about?.version ? `${about.version}: ${shareText(about.basisPoints)}` : "no canary";
  return (
    <ChartFrame
      name="Canary's share of visitors"
      label={`The canary's share of the visitors of ${history.id}: ${shares.map(({ basisPoints }) => shareText(basisPoints)).join(", ")}`}
      readout={readout}
      height={HEIGHT}
      span={span}
      onPoint={onPoint}
    >
      {(area) => {
        const { foot, right, x } = area;
        const y = (basisPoints: number) => foot - ((foot - MARGIN.top) * basisPoints) / BASIS_POINTS;
        const steps = shares.map(({ at, basisPoints }) => `H${x(at)}V${y(basisPoints)}`);
        const outline = `M${x(shares[0]?.at ?? span.from)},${foot}${steps.join("")}H${right}V${foot}Z`;
        return (
          <>
            {[0, BASIS_POINTS / 2, BASIS_POINTS].map((tick) => (
              <g key={tick}>
                <line className="grid" x1={MARGIN.left} x2={right} y1={y(tick)} y2={y(tick)} />
                <text x={MARGIN.left - 6} y={y(tick)} dy="0.35em" textAnchor="end">
                  {shareText(tick)}
                </text>
              </g>
            ))}
            <path className="share" d={outline} />
            <VersionLines changes={changesOf(history.states, span)} {...area} />
            {pointed !== undefined && (
              <line className="cursor" x1={x(pointed)} x2={x(pointed)} y1={MARGIN.top} y2={foot} />
            )}
            <TimeAxis span={span} hours={history.hours} x={x} y={HEIGHT - 6} />
          </>
        );
      }}
    </ChartFrame>
  );
};

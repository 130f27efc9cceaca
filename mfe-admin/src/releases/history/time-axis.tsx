import type { HistoryHours } from "@promptfolio/contracts/api/release-history";
import { utcOffsetMs } from "../../lib/time-zone";
import { type TimeSpan, tickText } from "./chart-time";

const HOUR_MS = 3_600_000;

/** Labels closer than this many units are hard to read. */
const LABEL_ROOM = 72;

/** Allowed distances between labels in hours, by the length of the span. */
const DISTANCES: Record<HistoryHours, readonly number[]> = { 6: [1, 2, 3], 24: [3, 6, 12], 168: [24, 48] };

/** Whole hours, or midnights, of the chosen time zone. */
const ticksOf = ({ from, to }: TimeSpan, hours: HistoryHours, width: number): number[] => {
  const fits = (distance: number) => (width * distance) / hours >= LABEL_ROOM;
  const distance = DISTANCES[hours].find(fits) ?? DISTANCES[hours].at(-1) ?? hours;
  const zone = utcOffsetMs(from);
  const step = distance * HOUR_MS;
  const first = Math.ceil((from + zone) / step) * step - zone;
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / step)) },
    (_, index) => first + index * step,
  );
};

interface TimeAxisProps {
  span: TimeSpan;
  hours: HistoryHours;
  x: (at: number) => number;
  y: number;
}

export const TimeAxis = ({ span, hours, x, y }: TimeAxisProps) => {
  const width = x(span.to) - x(span.from);
  return (
    <>
      {ticksOf(span, hours, width)
        .filter((at) => x(at) - x(span.from) > 12 && x(span.to) - x(at) > 12)
        .map((at) => (
          <text key={at} x={x(at)} y={y} textAnchor="middle">
            {tickText(at, hours)}
          </text>
        ))}
    </>
  );
};

import type { ChannelState, HistoryHours, ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import { utcOffsetMs, zonedFormat } from "../../lib/time-zone";

const DAY = { day: "numeric", month: "short" } as const;
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const clock = zonedFormat(CLOCK);
const day = zonedFormat(DAY);
const dayAndClock = zonedFormat({ ...DAY, ...CLOCK, timeZoneName: "short" });

export const SPANS: Record<HistoryHours, { name: string; step: string }> = {
  6: { name: "6 hours", step: "10 minutes" },
  24: { name: "24 hours", step: "30 minutes" },
  168: { name: "7 days", step: "3 hours" },
};

/** A label of the axis: the time, or the day if steps are long. */
export const tickText = (at: number, hours: HistoryHours): string => (hours === 168 ? day : clock)(at);

/** When a step began, in the chosen time zone. */
export const stepText = (at: string): string => dayAndClock(new Date(at));

export interface TimeSpan {
  from: number;
  to: number;
}

/** From the beginning of the first step to the end of the last. */
export const spanOf = ({ steps, stepMs }: Pick<ReleaseHistory, "steps" | "stepMs">): TimeSpan => {
  const from = Date.parse(steps[0]?.at ?? "");
  return { from, to: from + steps.length * stepMs };
};

const HOUR_MS = 3_600_000;

/** Labels closer than this many units are hard to read. */
const LABEL_ROOM = 72;

/** Allowed distances between labels in hours, by the length of the span. */
const DISTANCES: Record<HistoryHours, readonly number[]> = { 6: [1, 2, 3], 24: [3, 6, 12], 168: [24, 48] };

/** The labels of the time axis: whole hours, or midnights, of the chosen time zone. */
export const ticksOf = ({ from, to }: TimeSpan, hours: HistoryHours, width: number): number[] => {
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

export interface VersionChange {
  at: number;
  version: string;
}

/** When another version became stable, within the span. */
export const changesOf = (states: readonly ChannelState[], { from, to }: TimeSpan): VersionChange[] =>
  states.flatMap(({ at, stable }, index) => {
    const before = states[index - 1];
    const moment = Date.parse(at);
    const isChange = before !== undefined && stable !== null && stable !== before.stable;
    return isChange && moment >= from && moment < to ? [{ at: moment, version: stable }] : [];
  });

/** The canary's share of the visitors over time, 0 to `BASIS_POINTS`; empty if there was no canary. */
export const sharesOf = (states: readonly ChannelState[], { from }: TimeSpan) =>
  states.some(({ canary }) => canary !== null)
    ? states.map(({ at, canary }) => ({
        at: Math.max(from, Date.parse(at)),
        basisPoints: canary?.basisPoints ?? 0,
        version: canary?.version,
      }))
    : [];

import { zonedFormat } from "./time-zone";

const whole = new Intl.NumberFormat("en");
const oneDecimal = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const CLOCK = {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
} as const;
const MOMENT = { year: "numeric", month: "short", day: "numeric", ...CLOCK } as const;

/** 12345 → "12,345" */
export const formatCount = (value: number): string => whole.format(value);

/** 1.25 → "1.3" */
export const formatDecimal = (value: number): string => oneDecimal.format(value);

/** 12.345 → "12.3%": a percentage to one decimal. */
export const formatPercent = (percent: number): string => `${oneDecimal.format(percent)}%`;

const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = zonedFormat(options);
  return (at: string): string => {
    const parsed = new Date(at);
    return Number.isNaN(parsed.getTime()) ? "–" : format(parsed);
  };
};

/** "Jan 10, 2026", in the chosen time zone; a dash for an invalid date. */
export const formatDate = dateFormat({ dateStyle: "medium" });

/** "Jan 10, 2026, 08:00 UTC"; a dash for an invalid date. */
export const formatMoment = dateFormat(MOMENT);

/** "Jan 10, 2026, 08:00:05 UTC"; a dash for an invalid date. */
export const formatSecond = dateFormat({ ...MOMENT, second: "2-digit" });

/** "08:00:05 UTC", from milliseconds since 1970. */
export const formatTime: (at: number) => string = zonedFormat({ ...CLOCK, second: "2-digit" });

/** "1 image", "2 images" */
export const counted = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

import { browserStorage } from "@promptfolio/lib/browser-storage";

const STORAGE_KEY = "adminTimeZone";

/** The days of the server's counts are in UTC, and administrators in several zones talk about the same moments. */
export const DEFAULT_ZONE = "UTC";

/** Browsers list UTC under other names only. */
export const timeZones = (): string[] => [...new Set([DEFAULT_ZONE, ...Intl.supportedValuesOf("timeZone")])];

let zone: string | undefined;

/** The zone that dates are written in: the administrator's choice in this browser. */
export const timeZone = (): string => {
  if (zone === undefined) {
    const stored = browserStorage("localStorage").getItem(STORAGE_KEY) ?? DEFAULT_ZONE;
    zone = timeZones().includes(stored) ? stored : DEFAULT_ZONE;
  }
  return zone;
};

export const setTimeZone = (chosen: string): void => {
  zone = chosen;
  browserStorage("localStorage").setItem(STORAGE_KEY, chosen);
};

/** A format that follows the chosen zone. */
export const zonedFormat = (options: Intl.DateTimeFormatOptions): ((at: Date | number) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    if (format?.resolvedOptions().timeZone !== timeZone())
      format = new Intl.DateTimeFormat("en", { ...options, timeZone: timeZone() });
    return format.format(at);
  };
};

const wallClock = zonedFormat({
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
  hourCycle: "h23",
});

/** How far the chosen zone is ahead of UTC at a moment, given in milliseconds since 1970. */
export const utcOffsetMs = (at: number): number => {
  const second = Math.floor(at / 1_000) * 1_000;
  return Date.parse(`${wallClock(second)} UTC`) - second;
};

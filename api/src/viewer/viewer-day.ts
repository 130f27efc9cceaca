import { LRUCache } from "lru-cache";

/** The calendar of viewers: their date and when it ends, from the server's clock and their time zone. */

export interface ViewerDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The viewer's next midnight. */
  readonly endsAt: Date;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Creating a formatter is expensive; there are some 600 names of time zones. */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({
  max: 1_000,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
});

/** Clients may send names in any mixture of upper and lower case, so the cache is bounded. */
const zones = new LRUCache<string, string>({
  max: 2_000,
  memoMethod: (name) => {
    try {
      return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      return "UTC";
    }
  },
});

/** The IANA time zone that the browser sent, or UTC if it sent no known one. */
export const readTimeZone = (header: string | string[] | undefined): string =>
  // Intl also accepts offsets such as +14:00, but these aren't real zones, and the number of names must stay small.
  typeof header === "string" && /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(header) ? zones.memo(header) : "UTC";

/** The date in a zone. Put together from its parts, as some builds of Node format dates of all languages alike. */
export const dateIn = (zone: string, at: Date): string => {
  const parts = { year: "", month: "", day: "" };
  for (const { type, value } of formatters.memo(zone).formatToParts(at))
    if (type === "year" || type === "month" || type === "day") parts[type] = value;
  return `${parts.year}-${parts.month}-${parts.day}`;
};

/** The date `days` later; dates are YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);

/**
 * The moment at which `date` ends in `zone`: the first one with a later date. Found by bisection, as midnight may be
 * skipped by a clock change, and whole days have been skipped too.
 */
export const endOfDate = (zone: string, date: string): Date => {
  // Zones are at most 14 hours ahead of UTC and 12 behind.
  let before = Date.parse(`${date}T00:00:00Z`) - 15 * HOUR;
  let after = before + 56 * HOUR;
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
    if (dateIn(zone, new Date(middle)) > date) after = middle;
    else before = middle;
  }
  return new Date(after);
};

/** When a viewer's next day starts: when `date` has ended in their zone, and the last day in the zone it began in. */
export const nextDayStart = (zone: string, date: string, lastDayEnds: number | undefined): Date =>
  new Date(Math.max(endOfDate(zone, date).getTime(), lastDayEnds ?? 0));

/** Cached latest day of each zone, with the time it was computed: finding a day's end takes a dozen formatted dates. */
const latestDays = new Map<string, { day: ViewerDay; computedAt: Date }>();

export const viewerDay = (zone: string, now: Date): ViewerDay => {
  const latest = latestDays.get(zone);
  if (latest && latest.computedAt <= now && now < latest.day.endsAt) return latest.day;
  const date = dateIn(zone, now);
  const day = { date, endsAt: endOfDate(zone, date) };
  latestDays.set(zone, { day, computedAt: now });
  return day;
};

/** Whole seconds until `then`, at least 1, for `Retry-After`. */
export const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));

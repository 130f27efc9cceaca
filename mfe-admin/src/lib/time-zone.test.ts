import { formatDate, formatMoment, formatTime } from "./format";
import { DEFAULT_ZONE, setTimeZone, utcOffsetMs } from "./time-zone";

const WINTER = "2026-01-10T23:59:59Z";
const HOUR_MS = 3_600_000;

afterEach(() => setTimeZone(DEFAULT_ZONE));

test.each([
  ["UTC", "Jan 10, 2026", "Jan 10, 2026, 23:59 UTC", "23:59:59 UTC", 0],
  ["Europe/Berlin", "Jan 11, 2026", "Jan 11, 2026, 00:59 GMT+1", "00:59:59 GMT+1", 1],
  ["Asia/Kolkata", "Jan 11, 2026", "Jan 11, 2026, 05:29 GMT+5:30", "05:29:59 GMT+5:30", 5.5],
  ["America/New_York", "Jan 10, 2026", "Jan 10, 2026, 18:59 EST", "18:59:59 EST", -5],
])("dates in %s name the zone", (zone, date, moment, time, hours) => {
  setTimeZone(zone);
  expect(formatDate(WINTER)).toBe(date);
  expect(formatMoment(WINTER)).toBe(moment);
  expect(formatTime(Date.parse(WINTER))).toBe(time);
  expect(utcOffsetMs(Date.parse(WINTER))).toBe(hours * HOUR_MS);
});

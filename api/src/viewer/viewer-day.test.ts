import fc from "fast-check";
import { addDays, dateIn, endOfDate, readTimeZone, secondsUntil, viewerDay } from "./viewer-day";

describe("a viewer's day", () => {
  it.each([
    ["UTC", "2026-03-10T23:59:59Z", "2026-03-10", "2026-03-11T00:00:00.000Z"],
    ["Asia/Kolkata", "2026-03-10T18:30:00Z", "2026-03-11", "2026-03-11T18:30:00.000Z"],
    ["Pacific/Kiritimati", "2026-03-10T10:00:00Z", "2026-03-11", "2026-03-11T10:00:00.000Z"],
    ["Etc/GMT+12", "2026-03-11T11:59:00Z", "2026-03-10", "2026-03-11T12:00:00.000Z"],
    // Clocks go forward, or back, that night.
    ["Europe/Berlin", "2026-03-29T12:00:00Z", "2026-03-29", "2026-03-29T22:00:00.000Z"],
    ["Europe/Berlin", "2026-10-25T12:00:00Z", "2026-10-25", "2026-10-25T23:00:00.000Z"],
    // Midnight itself is skipped.
    ["America/Santiago", "2026-09-05T20:00:00Z", "2026-09-05", "2026-09-06T04:00:00.000Z"],
    // A whole day was skipped: Samoa went from the 29th to the 31st.
    ["Pacific/Apia", "2011-12-30T05:00:00Z", "2011-12-29", "2011-12-30T10:00:00.000Z"],
  ])("in %s at %s is %s, until %s", (zone, now, date, end) => {
    const day = viewerDay(zone, new Date(now));
    expect([day.date, day.endsAt.toISOString()]).toEqual([date, end]);
  });

  it("ends after now and within 26 hours, in every time zone", () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(zone, moment, (name, now) => {
        const { date, endsAt } = viewerDay(name, now);
        expect(dateIn(name, now)).toBe(date);
        expect(endsAt.getTime()).toBeGreaterThan(now.getTime());
        expect(endsAt.getTime() - now.getTime()).toBeLessThan(26 * 3_600_000);
        expect(dateIn(name, endsAt) > date).toBe(true);
        expect(dateIn(name, new Date(endsAt.getTime() - 60_000))).toBe(date);
      }),
      { numRuns: 300 },
    );
  });

  it("doesn't depend on earlier computations", () => {
    const zone = fc.constantFrom("UTC", "Europe/Berlin", "America/Santiago", "Pacific/Kiritimati");
    const minutes = fc.array(fc.integer({ min: 0, max: 4 * 24 * 60 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(zone, minutes, (name, all) => {
        for (const minute of all) {
          const now = new Date(Date.parse("2026-09-04T00:00:00Z") + minute * 60_000);
          const date = dateIn(name, now);
          expect(viewerDay(name, now)).toEqual({ date, endsAt: endOfDate(name, date) });
        }
      }),
    );
  });

  it("ends before the following day ends", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000 }),
        fc.constantFrom("UTC", "Asia/Tokyo", "America/New_York"),
        (n, zone) => {
          const date = addDays("2020-01-01", n);
          expect(endOfDate(zone, date).getTime()).toBeLessThan(endOfDate(zone, addDays(date, 1)).getTime());
        },
      ),
      { numRuns: 200 },
    );
  });
});

it.each([
  ["Europe/Paris", "Europe/Paris"],
  ["utc", "UTC"],
  [undefined, "UTC"],
  ["", "UTC"],
  ["+14:00", "UTC"],
  ["Mars/Olympus", "UTC"],
  ["x".repeat(500), "UTC"],
  [["Asia/Tokyo", "UTC"], "UTC"],
])("reads the time zone header %j as %s", (header, zone) => {
  expect(readTimeZone(header)).toBe(zone);
});

it("counts whole seconds, at least one", () => {
  const now = new Date(1_000);
  expect(secondsUntil(new Date(3_100), now)).toBe(3);
  expect(secondsUntil(new Date(500), now)).toBe(1);
});

import type { ChannelState } from "@promptfolio/contracts/api/release-history";
import { changesOf, sharesOf, spanOf } from "./chart-time";

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
const time = (minute: number): number => Date.parse(at(minute));
const span = { from: time(0), to: time(60) };
const canary = (basisPoints: number) => ({ version: "2.0.0", basisPoints });
const states: ChannelState[] = [
  { at: at(-30), stable: "1.0.0", canary: null },
  { at: at(10), stable: "1.0.0", canary: canary(1_000) },
  { at: at(20), stable: "1.0.0", canary: canary(5_000) },
  { at: at(30), stable: "2.0.0", canary: null },
];

test("marks where another version became stable", () => {
  expect(changesOf(states, span)).toEqual([{ at: time(30), version: "2.0.0" }]);
});

test("does not count the first known state as a change", () => {
  expect(changesOf(states.slice(3), span)).toEqual([]);
});

test("lists the steps of a ramp from the start of the chart", () => {
  expect(sharesOf(states, span)).toEqual([
    { at: time(0), basisPoints: 0, version: undefined },
    { at: time(10), basisPoints: 1_000, version: "2.0.0" },
    { at: time(20), basisPoints: 5_000, version: "2.0.0" },
    { at: time(30), basisPoints: 0, version: undefined },
  ]);
  expect(sharesOf(states.slice(0, 1), span)).toEqual([]);
});

test("the span ends with the last step", () => {
  const point = { views: 0, failures: 0, errors: 0, vitals: { LCP: null, INP: null, CLS: null } };
  const steps = [0, 30].map((minute) => ({ at: at(minute), stable: point, canary: null }));
  expect(spanOf({ steps, stepMs: 30 * 60_000 })).toEqual(span);
});

import { parseOptions } from "./arguments";
import { parseGuard, parseRamp } from "./channel-commands";

const optionsOf = (...args: string[]) => parseOptions(["canary", "orders", ...args]).values;

test("reads a ramp and its guard", () => {
  const options = optionsOf(
    "--ramp",
    "1,10,50,100",
    "--each",
    "10m",
    "--guard",
    "errors<2%,lcp<1.1x,inp<1.2x",
  );
  expect(parseRamp(options)).toEqual({ steps: [100, 1_000, 5_000, 10_000], eachMs: 600_000 });
  expect(parseGuard(options)).toEqual({
    errorRate: 0.02,
    minimumViews: 100,
    vitals: { LCP: 1.1, INP: 1.2 },
  });
});

test("has no ramp, and a guard on the error rate, by default", () => {
  expect(parseRamp(optionsOf("--share", "5%"))).toBeUndefined();
  expect(parseGuard(optionsOf("--share", "5%"))).toEqual({ errorRate: 0.02, minimumViews: 100 });
});

test.each([
  ["a ramp that falls", ["--ramp", "10,1"], "must rise"],
  ["a time without a unit", ["--ramp", "1,10", "--each", "10"], "must be a time such as 10m"],
  ["a time without a ramp", ["--each", "10m"], "needs a --ramp"],
])("refuses %s", (_, args, message) => expect(() => parseRamp(optionsOf(...args))).toThrow(message));

test.each(["cls<1.1x", "lcp<0.9x", "lcp>2x", "errors"])("refuses the guard %s", (guard) => {
  expect(() => parseGuard(optionsOf("--guard", guard))).toThrow(`not "${guard}"`);
});

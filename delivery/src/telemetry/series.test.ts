import { amountsOf, countsOf, emptyCounts, emptyTally } from "./counts";

const counts = {
  releases: { "gallery@1.0.0-a1": { ...emptyTally(), views: 7, renderFailures: 1 } },
  canaries: { "0f3a": { ...emptyTally(), errors: 2 } },
  baselines: { "0f3a": { ...emptyTally(), served: 4 } },
  networks: { "0f3a canary 417": { served: 3, views: 0, failures: 2 } },
  histograms: { "0f3a stable LCP": { "150": 2 } },
  vitals: { "gallery@1.0.0-a1 CLS": { count: 2, sum: 0.25, good: 1 } },
};

test("gives sums descriptive names", () => {
  expect(amountsOf(counts)).toEqual({
    "release gallery@1.0.0-a1 views": 7,
    "release gallery@1.0.0-a1 renderFailures": 1,
    "canary 0f3a errors": 2,
    "baseline 0f3a served": 4,
    "network 0f3a canary 417 served": 3,
    "network 0f3a canary 417 failures": 2,
    "vital gallery@1.0.0-a1 CLS count": 2,
    "vital gallery@1.0.0-a1 CLS sum": 0.25,
    "vital gallery@1.0.0-a1 CLS good": 1,
    "histogram 0f3a stable LCP 150": 2,
  });
});

test("reads back the counts that were written", () => {
  expect(countsOf(amountsOf(counts))).toEqual(counts);
  expect(countsOf(amountsOf(emptyCounts()))).toEqual(emptyCounts());
});

test("ignores counts of unknown names", () => {
  expect(countsOf({ "tab gallery@1.0.0 opened": 3, nonsense: 1, release: 2 })).toEqual(emptyCounts());
});

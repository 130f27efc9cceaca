import { BASIS_POINTS, type Canary } from "@promptfolio/contracts/registry";
import { type Counts, emptyCounts, emptyTally } from "./counts";
import { bucketOf, histogramKey } from "./histogram";
import { judgeCanary } from "./judge-canary";
import { FALSE_ALARM_RATE } from "./sequential-test";

const RUNS = 100;
const CANARY: Canary = {
  version: "2.0.0",
  basisPoints: BASIS_POINTS / 10,
  salt: "salt",
  guard: { errorRate: 0.02, minimumViews: 100, vitals: { LCP: 1.1, INP: 1.1 } },
  ramp: { steps: [1_000, BASIS_POINTS], eachMs: 600_000, at: "2026-01-01T00:00:00.000Z" },
};

// Jest looks a global up at each use: that took two thirds of the time.
const { imul } = Math;

/** Mulberry32: generates the same numbers each time. */
const randomNumbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * The visitors' measurements: the canary's LCP as a multiple of the stable one's, and its errors as a share of the
 * views.
 */
interface Behaviour {
  lcp: number;
  errors: number;
}

const MEDIAN_LCP_MS = 1_800;
const STABLE: Behaviour = { lcp: 1, errors: 0.01 };
/** One visitor in ten gets the canary, and one tab in ten reports its vitals. */
const MEASURED_SHARE = 0.1;
const CANARY_SHARE = 0.1;
/** The number of visitors in one window, and after how many of them the canary is judged again. */
const WINDOW = 8_000;
const CHECK_INTERVAL = 200;

/** After how many visitors the guard stopped the canary; undefined if it was not tripped in the whole window. */
const simulate = (seed: number, candidate: Behaviour): number | undefined => {
  const random = randomNumbers(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const counts: Counts = {
    ...emptyCounts(),
    canaries: { salt: emptyTally() },
    baselines: { salt: emptyTally() },
  };
  for (let visitor = 1; visitor <= WINDOW; visitor++) {
    const arm = random() < CANARY_SHARE ? "canary" : "stable";
    const { lcp, errors } = arm === "canary" ? candidate : STABLE;
    const tally = (arm === "canary" ? counts.canaries : counts.baselines)["salt"] ?? emptyTally();
    tally.served += 1;
    if (random() < errors) tally.renderFailures += 1;
    if (random() < MEASURED_SHARE) {
      const key = histogramKey("salt", arm, "LCP");
      const histogram = counts.histograms[key] ?? {};
      counts.histograms[key] = histogram;
      const bucket = bucketOf(MEDIAN_LCP_MS * lcp * Math.exp(0.6 * normal()));
      histogram[bucket] = (histogram[bucket] ?? 0) + 1;
    }
    if (visitor % CHECK_INTERVAL === 0 && judgeCanary(CANARY, counts)) return visitor;
  }
  return undefined;
};

const stops = (candidate: Behaviour): number =>
  Array.from({ length: RUNS }, (_, seed) => simulate(seed, candidate)).filter((stop) => stop !== undefined)
    .length;

test("stops at most 5 of 100 canaries that are as good as stable, though it judges each 40 times", () => {
  expect(stops(STABLE)).toBeLessThanOrEqual(5);
});

test("stops canaries as bad as the guard allows no more often than the stated rate", () => {
  // Two measures are guarded, errors and LCP; the third allows for chance in 100 runs.
  expect(stops({ lcp: 1.1, errors: 0.03 })).toBeLessThanOrEqual(3 * FALSE_ALARM_RATE * RUNS);
});

test("stops a canary within its window in 100 of 100 runs if it doubles LCP", () => {
  expect(stops({ ...STABLE, lcp: 2 })).toBe(RUNS);
});

test("stops a canary within its window in 100 of 100 runs if a tenth of its views fail", () => {
  expect(stops({ ...STABLE, errors: 0.1 })).toBe(RUNS);
});

import { emptyCounts, emptyTally } from "../../telemetry/counts";
import { sampleCanary, sampleEntry, sampleRegistry, sampleRelease } from "../../testing/sample-release";
import { releaseOverview } from "./release-overview";

const versions = ["1.0.0", "2.0.0"];
const registry = sampleRegistry({
  gallery: sampleEntry("1.0.0", versions, {
    since: "2026-02-01T00:00:00.000Z",
    canary: sampleCanary,
    history: [{ version: "0.9.0", until: "2026-02-01T00:00:00.000Z" }],
  }),
  auth: sampleEntry(null, []),
  shell: sampleEntry("1.0.0", versions),
});
const overview = releaseOverview({
  registry,
  descriptor: (id, version) => (version === "2.0.0" ? undefined : sampleRelease(id, version)),
  counts: {
    ...emptyCounts(),
    releases: { "gallery@1.0.0": { ...emptyTally(), views: 20, errors: 1 } },
    vitals: {
      "gallery@1.0.0 LCP": { count: 4, sum: 8_000, good: 3 },
      "gallery@2.0.0 LCP": { count: 1, sum: 9_000, good: 0 },
    },
    histograms: { "gallery@1.0.0 LCP": { 0: 3, 150: 1 } },
  },
  badReleases: [{ id: "gallery", version: "2.0.0", why: "its descriptor is missing" }],
  changes: [],
  authors: new Map([["gallery", { stable: "ada", canary: "bob" }]]),
});
const [, , gallery] = overview.remotes;

test("lists the shell first, then the remotes by name", () => {
  expect(overview.remotes.map(({ id }) => id)).toEqual(["shell", "auth", "gallery"]);
});

test("describes the stable version with its author, commit and figures", () => {
  expect(gallery?.stable).toEqual({
    version: "1.0.0",
    since: "2026-02-01T00:00:00.000Z",
    by: "ada",
    publishedAt: "2026-01-01T00:00:00.000Z",
    source: { commit: "0123456789abcdef", dirty: false },
    counts: { ...emptyTally(), views: 20, errors: 1 },
    vitals: [{ name: "LCP", count: 4, mean: 2_000, p75: 1, goodShare: 0.75 }],
  });
});

test("describes the canary with its share and guard, and why it can't be served", () => {
  expect(gallery?.canary).toMatchObject({
    version: "2.0.0",
    by: "bob",
    basisPoints: 500,
    guard: sampleCanary.guard,
    source: null,
    vitals: [{ name: "LCP", p75: null, goodShare: 0 }],
  });
  expect(gallery?.problems).toEqual(["2.0.0: its descriptor is missing"]);
});

test("has no version for a remote that was never promoted", () => {
  expect(overview.remotes[1]).toMatchObject({ id: "auth", stable: null, canary: null, history: [] });
});

import { registryWithCanary, sampleCanary } from "../testing/sample-release";
import { createReportCounter } from "./counter";
import { type Counts, countsOf, emptyCounts, emptyTally, type NetworkTally } from "./counts";
import { judgeCanary } from "./judge-canary";

type Numbers = Partial<Record<"served" | "views" | "renderFailures", number>>;

const networksWith = (arm: "canary" | "stable", tallies: Partial<NetworkTally>[]): Counts["networks"] =>
  Object.fromEntries(
    tallies.map((tally, n) => [`salt ${arm} ${n}`, { served: 1, views: 1, failures: 0, ...tally }]),
  );

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** Judges a canary against the stable version by the networks' reports. The guard allows 2 % of 100 views. */
const judge = (
  canary: Numbers,
  canaryNetworks: Partial<NetworkTally>[] = [],
  stable: Numbers = {},
  stableNetworks: Partial<NetworkTally>[] = [],
): string | undefined =>
  judgeCanary(sampleCanary, {
    ...emptyCounts(),
    canaries: { salt: { ...emptyTally(), ...canary } },
    baselines: { salt: { ...emptyTally(), ...stable } },
    networks: { ...networksWith("canary", canaryNetworks), ...networksWith("stable", stableNetworks) },
  });

test("counts the pages that the server has sent as views, whatever browsers report", () => {
  expect(judge({ served: 99, renderFailures: 50 })).toBeUndefined();
  expect(judge({ served: 100, renderFailures: 50 })).toContain("50 errors in 100 page views");
});

test("one network can't stop a canary, however much it reports", () => {
  expect(judge({ served: 100 }, [{ failures: 10_000 }])).toBeUndefined();
  expect(judge({ served: 100 }, [{ failures: 10_000 }, { failures: 1 }])).toBeUndefined();
});

test("several networks can stop a canary", () => {
  expect(judge({ served: 100 }, times(3, { failures: 1 }))).toContain("3 errors in 100 page views");
});

test("the server's own failures stop a canary without any report", () => {
  expect(judge({ served: 100, renderFailures: 3 })).toContain("3 errors");
});

test("does not blame the canary for failures that the stable version has as well", () => {
  const failing = times(10, { failures: 1 });
  expect(judge({ served: 100 }, failing)).toBeDefined();
  expect(judge({ served: 100 }, failing, { served: 1_000 }, times(200, { failures: 1 }))).toBeUndefined();
  expect(judge({ served: 100, renderFailures: 10 }, [], { served: 100, renderFailures: 10 })).toBeUndefined();
});

test("one network can't hide a canary behind failures of the stable version", () => {
  const failing = times(10, { failures: 1 });
  expect(judge({ served: 100 }, failing, { served: 1_000 }, [{ failures: 1_000 }])).toBeDefined();
});

describe("pages that never open", () => {
  const silent = times(4, { served: 25, views: 0 });
  const open = times(4, { served: 25, views: 25 });

  test("stop a canary: a frozen tab reports nothing", () => {
    expect(judge({ served: 100 }, silent, { served: 100 }, open)).toContain(
      "pages served to 4 networks never opened",
    );
  });

  test("do not stop a canary if the stable version has as many, as with robots", () => {
    expect(judge({ served: 100 }, silent, { served: 100 }, silent)).toBeUndefined();
  });

  test("do not stop a canary if they are from one network", () => {
    expect(judge({ served: 100 }, [{ served: 100, views: 0 }], { served: 100 }, open)).toBeUndefined();
  });
});

test("counts the addresses of one IPv6 network as one", () => {
  const counter = createReportCounter();
  const registry = registryWithCanary();
  const report = { remote: "gallery", version: "2.0.0", message: "", where: "" };
  for (let n = 0; n < 100; n++)
    counter.count({ kind: "served", remote: "gallery", version: "2.0.0" }, registry, "a");
  for (let n = 0; n < 50; n++) counter.count({ kind: "error", ...report }, registry, "2001:db8:1:2::/64");
  const counts = countsOf(counter.take());
  expect(Object.keys(counts.networks)).toHaveLength(2);
  expect(judgeCanary(sampleCanary, counts)).toBeUndefined();
});

test("counts the stable version as a baseline only while a canary runs", () => {
  const counter = createReportCounter();
  const view = { kind: "view" as const, remote: "gallery", version: "1.0.0" };
  counter.count(view, registryWithCanary(), "a");
  expect(countsOf(counter.take()).baselines["salt"]).toMatchObject({ views: 1 });
  const registry = registryWithCanary();
  const [gallery] = Object.values(registry.entries);
  if (gallery) gallery.channel.canary = null;
  counter.count(view, registry, "a");
  expect(countsOf(counter.take())).toMatchObject({ baselines: {}, networks: {} });
});

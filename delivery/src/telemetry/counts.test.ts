import { createReleaseStore } from "../registry/create-release-store";
import { registryWithCanary, sampleCanary } from "../testing/sample-release";
import { STORES, useStore } from "../testing/stores";
import { stopTrippedCanary, trippedGuards } from "./canary-steps";
import { addAmounts, type CountStore, firstShownDay } from "./count-store";
import { createReportCounter } from "./counter";
import { amountsOf, type Counts, countsOf, emptyCounts, emptyTally, errorRateOf } from "./counts";
import { createObjectCounts } from "./object-counts";
import { createSummaryWriter, readSummary } from "./summary";

const registry = registryWithCanary();
const view = (version: string) => ({ kind: "view" as const, remote: "gallery", version });
const failure = (version: string) => ({
  kind: "error" as const,
  remote: "gallery",
  version,
  message: "TypeError",
  where: "/",
});

describe("the report counter", () => {
  test("counts by release, and separately while a canary runs", () => {
    const counter = createReportCounter();
    for (const report of [view("1.0.0"), view("2.0.0"), failure("2.0.0")]) counter.count(report, registry);
    const counts = countsOf(counter.take());
    expect(counts.releases["gallery@1.0.0"]).toMatchObject({ views: 1, errors: 0 });
    expect(counts.releases["gallery@2.0.0"]).toMatchObject({ views: 1, errors: 1 });
    expect(counts.canaries).toEqual({ salt: { ...emptyTally(), views: 1, errors: 1 } });
    expect(counter.take()).toEqual({});
  });

  test("ignores unknown releases", () => {
    const counter = createReportCounter();
    expect(counter.count(view("9.9.9"), registry)).toBe(false);
    expect(counter.count({ ...view("1.0.0"), remote: "made-up" }, registry)).toBe(false);
    expect(counter.count({ ...view("1.0.0"), remote: "constructor" }, registry)).toBe(false);
    expect(counter.take()).toEqual({});
  });

  test("counts no error of a visitor's browser against a release", () => {
    const counter = createReportCounter();
    const release = { remote: "gallery", version: "2.0.0" };
    expect(counter.count({ kind: "foreign", ...release, cause: "extension" }, registry)).toBe(true);
    expect(countsOf(counter.take())).toEqual(emptyCounts());
  });

  test("counts good vitals, and measurements by size", () => {
    const counter = createReportCounter();
    const vital = { kind: "vital" as const, remote: "gallery", version: "1.0.0", name: "LCP" as const };
    counter.count({ ...vital, value: 1_000 }, registry);
    counter.count({ ...vital, value: 4_000 }, registry);
    const { vitals, histograms } = countsOf(counter.take());
    expect(vitals["gallery@1.0.0 LCP"]).toEqual({ count: 2, sum: 5_000, good: 1 });
    expect(histograms["gallery@1.0.0 LCP"]).toEqual({ 142: 1, 170: 1 });
  });
});

/** A canary whose errors were reported by as many networks. */
const judged = (views: number, errors: number): Counts => ({
  ...emptyCounts(),
  canaries: { salt: { ...emptyTally(), views, errors } },
  networks: Object.fromEntries(
    Array.from({ length: errors }, (_, n) => [`salt canary ${n}`, { served: 1, views: 1, failures: 1 }]),
  ),
});

describe("the guard", () => {
  test.each([
    ["no views", 0, 50, false],
    ["too few views to judge", 99, 99, false],
    ["enough views, no errors", 100, 0, false],
    ["as many errors as are allowed", 100, 2, false],
    ["more errors than are allowed", 100, 3, true],
  ])("%s", (_, views, errors, trips) => {
    expect(trippedGuards(registry, judged(views, errors))).toHaveLength(trips ? 1 : 0);
  });

  test("explains why it tripped", () => {
    expect(trippedGuards(registry, judged(200, 10))[0]?.why).toBe(
      "2.0.0: 10 errors in 200 page views, 5 %; the guard allows 2 %",
    );
  });

  test("does not judge a new canary by an old one's errors", () => {
    const next = registryWithCanary({ ...sampleCanary, salt: "next" });
    expect(trippedGuards(next, judged(200, 200))).toEqual([]);
  });
});

describe.each(STORES)("in %s", (_, create) => {
  const place = useStore(create);

  test("adds up the counts of all instances and of two days", async () => {
    const now = new Date("2026-03-02T00:10:00.000Z");
    const [one, other] = [createObjectCounts(place.open()), createObjectCounts(place.open())];
    await other.add("2026-02-28", amountsOf(judged(100, 100)));
    await other.add("2026-03-01", amountsOf(judged(4, 0)));
    await one.add("2026-03-02", amountsOf(judged(1, 0)));
    await other.add("2026-03-02", amountsOf(judged(2, 1)));
    const total = async (store: CountStore) => countsOf(await store.since(firstShownDay(now)));
    expect((await total(one)).canaries["salt"]).toMatchObject({ views: 7, errors: 1 });
    await other.add("2026-03-02", amountsOf(judged(10, 0)));
    expect((await total(other)).canaries["salt"]).toMatchObject({ views: 17, errors: 1 });
  });

  test("writes the summary for the release command at intervals, and at the end", async () => {
    const [objects, writer] = [place.open(), createSummaryWriter(place.open())];
    expect(await readSummary(objects)).toBeUndefined();
    const at = (seconds: number) => new Date(Date.parse("2026-03-01T00:00:00.000Z") + seconds * 1_000);
    await writer.write(judged(1, 0), at(0));
    await writer.write(judged(2, 0), at(2));
    expect(await readSummary(objects)).toEqual({ at: "2026-03-01T00:00:00.000Z", counts: judged(1, 0) });
    await writer.write(judged(3, 0), at(5));
    await writer.write(judged(4, 0), at(6), true);
    expect(await readSummary(objects)).toEqual({ at: "2026-03-01T00:00:06.000Z", counts: judged(4, 0) });
    await writer.write(judged(4, 0), at(60));
    expect((await readSummary(objects))?.at).toBe("2026-03-01T00:00:06.000Z");
  });

  test("stops the canary on exactly one of several servers, and records why", async () => {
    const stores = Array.from({ length: 4 }, () => createReleaseStore(place.open()));
    const [first] = stores;
    const line = { at: "2026-03-01T00:00:00.000Z", by: "ada", action: "canary", id: "gallery", detail: "" };
    await first?.writeRegistry(registry, 0, line);
    const [tripped] = trippedGuards(registry, judged(200, 10));
    const stopped = await Promise.all(
      stores.map(
        (store) => tripped && stopTrippedCanary(store, tripped, new Date("2026-03-01T00:01:00.000Z")),
      ),
    );
    expect(stopped.filter(Boolean)).toHaveLength(1);
    expect((await first?.readRegistry())?.entries["gallery"]?.channel).toMatchObject({
      stable: "1.0.0",
      canary: null,
    });
    const changes = [];
    for await (const { change } of createReleaseStore(place.open()).revisions()) changes.push(change);
    expect(changes[0]).toMatchObject({ by: "guard", action: "stop canary", detail: tripped?.why });
  });

  test("does not stop a canary that was restarted in the meantime", async () => {
    const store = createReleaseStore(place.open());
    const line = { at: "2026-03-01T00:00:00.000Z", by: "ada", action: "canary", id: "gallery", detail: "" };
    await store.writeRegistry(registry, 0, line);
    expect(await stopTrippedCanary(store, { id: "gallery", salt: "older", why: "" }, new Date())).toBe(false);
  });
});

test("adds counts without changing either", () => {
  const one = amountsOf(judged(1, 1));
  const sum = countsOf(addAmounts(one, amountsOf(judged(2, 0))));
  expect(sum.canaries["salt"]).toMatchObject({ views: 3, errors: 1 });
  expect(one).toEqual(amountsOf(judged(1, 1)));
});

test.each([
  [0, 0, 0],
  [0, 3, 3],
  [200, 10, 0.05],
])("%i views with %i errors are a rate of %f", (views, errors, rate) => {
  expect(errorRateOf({ ...emptyTally(), views, errors })).toBe(rate);
});

import { sweep } from "../src/database/maintenance";
import { createReleaseCounts } from "../src/telemetry/release-telemetry";
import { ENGINES } from "./databases";
import { CALLS_AT_ONCE, startApi, type TestApi } from "./test-api";

describe.each(ENGINES)("counts of releases on %s", (engine) => {
  let api: TestApi;
  const counts = () => createReleaseCounts(api.services.database);

  beforeAll(async () => {
    api = await startApi(engine);
  });

  it("add up across concurrent instances, in any order", async () => {
    const names = Array.from({ length: 20 }, (_, n) => `release gallery@1.0.${n} views`);
    const forwards = Object.fromEntries(names.map((name) => [name, 1]));
    const backwards = Object.fromEntries([...names].reverse().map((name) => [name, 2]));
    await Promise.all(
      Array.from({ length: CALLS_AT_ONCE }, (_, n) =>
        counts().add("2026-03-02", n % 2 ? forwards : backwards),
      ),
    );
    const sums = await counts().since("2026-03-02");
    expect(sums).toEqual(Object.fromEntries(names.map((name) => [name, CALLS_AT_ONCE * 1.5])));
  });

  it("are summed over the requested days, including fractions", async () => {
    await counts().add("2026-04-01", { "vital gallery@1.0.0 CLS sum": 0.05 });
    await counts().add("2026-04-02", { "vital gallery@1.0.0 CLS sum": 0.125 });
    const of = async (day: string) => (await counts().since(day))["vital gallery@1.0.0 CLS sum"];
    expect(await of("2026-04-01")).toBeCloseTo(0.175);
    expect(await of("2026-04-02")).toBeCloseTo(0.125);
    expect(await of("2026-04-03")).toBeUndefined();
  });

  it("are deleted after a month", async () => {
    await counts().add("2000-01-01", { "release gallery@1.0.0 views": 1_000 });
    await sweep(api.services.database);
    expect((await counts().since("1999-01-01"))["release gallery@1.0.0 views"] ?? 0).toBeLessThan(1_000);
  });
});

import { sweep } from "../src/database/maintenance";
import { createReleaseHistory } from "../src/telemetry/release-telemetry";
import { ENGINES } from "./databases";
import { startApi, type TestApi } from "./test-api";

const HOUR_MS = 3_600_000;
const version = "1.0.0";

describe.each(ENGINES)("the history of releases on %s", (engine) => {
  let api: TestApi;
  const history = () => createReleaseHistory(api.services.database);

  beforeAll(async () => {
    api = await startApi(engine);
  });

  it("adds up the counts of several instances in the same span, in any order", async () => {
    const slot = new Date("2100-01-01T10:10:00Z");
    const amounts = Array.from({ length: 20 }, (_, n) => ({
      remote: "gallery",
      version,
      measure: `LCP ${n}`,
      amount: 1,
    }));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => history().add(slot, n % 2 ? amounts : [...amounts].reverse())),
    );
    const found = await history().since("gallery", slot, HOUR_MS);
    expect(found).toHaveLength(20);
    expect(found[0]).toEqual({
      at: Date.parse("2100-01-01T10:00:00Z"),
      version,
      measure: "LCP 0",
      amount: 12,
    });
  });

  it("sums spans into steps, for one remote and from a given time on", async () => {
    const views = (remote: string, amount: number) => [{ remote, version, measure: "views", amount }];
    await history().add(new Date("2100-02-01T09:50:00Z"), views("auth", 100));
    await history().add(new Date("2100-02-01T10:00:00Z"), views("auth", 1));
    await history().add(new Date("2100-02-01T10:20:00Z"), [...views("auth", 2), ...views("static", 50)]);
    await history().add(new Date("2100-02-01T10:30:00Z"), views("auth", 4));
    const found = await history().since("auth", new Date("2100-02-01T10:00:00Z"), HOUR_MS / 2);
    expect(found.map(({ at, amount }) => [new Date(at).toISOString(), amount])).toEqual([
      ["2100-02-01T10:00:00.000Z", 3],
      ["2100-02-01T10:30:00.000Z", 4],
    ]);
  });

  it("deletes entries that are too old for the charts", async () => {
    const long = new Date("2000-01-01T00:00:00Z");
    await history().add(long, [{ remote: "shell", version, measure: "views", amount: 1 }]);
    await sweep(api.services.database);
    expect(await history().since("shell", long, HOUR_MS)).toEqual([]);
  });
});

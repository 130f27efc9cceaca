import type { TelemetryReport, VitalName } from "@promptfolio/contracts/telemetry";
import { STORES, useStore } from "../../testing/stores";
import { describeHistory } from "./describe-history";
import { createHistoryRecorder } from "./history-recorder";
import { createObjectHistory, type HistoryStore, historyBefore } from "./history-store";

const NOW = new Date("2026-03-01T12:05:00.000Z");
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const view = (version: string): TelemetryReport => ({ kind: "view", remote: "gallery", version });
const failure = (kind: "load" | "render" | "error"): TelemetryReport => ({
  ...{ kind, remote: "gallery", version: "1.0.0", message: "", where: "" },
});
const vital = (name: VitalName, value: number, version = "1.0.0"): TelemetryReport => ({
  ...{ kind: "vital", remote: "gallery", name, value, version },
});

const record = async (store: HistoryStore, at: Date, ...reports: TelemetryReport[]): Promise<void> => {
  const recorder = createHistoryRecorder(store);
  for (const report of reports) recorder.record(report);
  await recorder.save(at);
};

const always = [{ at: "2026-01-01T00:00:00.000Z", stable: "1.0.0", canary: null }];

describe.each(STORES)("history in %s", (_, create) => {
  const place = useStore(create);

  test("sums what all instances count, in steps of ten minutes over six hours", async () => {
    const [one, other] = [createObjectHistory(place.open()), createObjectHistory(place.open())];
    await record(one, minutesAgo(1), view("1.0.0"), failure("load"), failure("render"));
    await record(other, minutesAgo(2), view("1.0.0"), failure("error"));
    await record(one, minutesAgo(0), view("1.0.0"));
    await record(one, minutesAgo(60), view("1.0.0"));
    const { steps } = await describeHistory({ store: one, states: always }, "gallery", 6, NOW);
    expect(steps).toHaveLength(36);
    expect(steps.at(-1)).toMatchObject({
      at: "2026-03-01T12:00:00.000Z",
      stable: { views: 3, failures: 2, errors: 1 },
      canary: null,
    });
    expect(steps.at(-7)).toMatchObject({ at: "2026-03-01T11:00:00.000Z", stable: { views: 1 } });
  });

  test("lists spans that are too old to be read", async () => {
    const objects = place.open();
    await record(createObjectHistory(objects), minutesAgo(60), view("1.0.0"));
    await record(createObjectHistory(objects), NOW, view("1.0.0"));
    expect(await historyBefore(objects, minutesAgo(30))).toHaveLength(1);
  });
});

describe("chart data", () => {
  let store: HistoryStore;
  const place = useStore(STORES[0][1]);
  beforeEach(() => {
    store = createObjectHistory(place.open());
  });

  test("shows a web vital's 75th percentile", async () => {
    const reports = [1_000, 2_000, 3_000, 9_000].map((value) => vital("LCP", value));
    await record(store, NOW, ...reports, vital("CLS", 0), vital("CLS", 0.12), vital("FCP", 5_000));
    const { steps } = await describeHistory({ store, states: always }, "gallery", 24, NOW);
    const { LCP, INP, CLS } = steps.at(-1)?.stable.vitals ?? {};
    expect(LCP).toBeGreaterThan(2_900);
    expect(LCP).toBeLessThan(3_100);
    expect(INP).toBeNull();
    expect(CLS).toBeCloseTo(0.12, 2);
    await record(store, minutesAgo(60), vital("CLS", 0));
    const later = await describeHistory({ store, states: always }, "gallery", 24, NOW);
    expect(later.steps.at(-3)?.stable.vitals.CLS).toBe(0);
  });

  test("shows the canary beside all other views, until it is stable itself", async () => {
    const canary = { version: "2.0.0", basisPoints: 1_000 };
    const states = [
      ...always,
      { at: minutesAgo(30).toISOString(), stable: "1.0.0", canary },
      { at: minutesAgo(20).toISOString(), stable: "1.0.0", canary: { ...canary, basisPoints: 5_000 } },
      { at: minutesAgo(10).toISOString(), stable: "2.0.0", canary: null },
    ];
    for (const minutes of [40, 25, 10, 0])
      await record(store, minutesAgo(minutes), view("1.0.0"), view("2.0.0"));
    const history = await describeHistory({ store, states }, "gallery", 6, NOW);
    const shown = history.steps.slice(-5).map((step) => [step.stable.views, step.canary?.views]);
    expect(shown).toEqual([
      [2, undefined],
      [0, 0],
      [1, 1],
      [1, 1],
      [2, undefined],
    ]);
    expect(history.states).toEqual(states);
    const recent = { store, states: [...always, { stable: "1.1.0", canary: null, at: NOW.toISOString() }] };
    const { states: within } = await describeHistory(recent, "gallery", 6, new Date(NOW.getTime() + 9e6));
    expect(within).toHaveLength(2);
  });

  test("is saved with the next save if one fails", async () => {
    const saved: number[] = [];
    let isDown = true;
    const recorder = createHistoryRecorder({
      add: async (_slot, amounts) => {
        if (isDown) throw new Error("the database can't be reached");
        saved.push(...amounts.map(({ amount }) => amount));
      },
      since: async () => [],
    });
    recorder.record(view("1.0.0"));
    await expect(recorder.save(NOW)).rejects.toThrow("can't be reached");
    isDown = false;
    recorder.record(view("1.0.0"));
    await recorder.save(NOW);
    await recorder.save(NOW);
    expect(saved).toEqual([2]);
  });
});

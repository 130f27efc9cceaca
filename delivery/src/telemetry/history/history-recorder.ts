import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import { addAmounts, type HistoryAmount, type HistoryStore, slotOf } from "./history-store";
import { measureOf } from "./measures";

export interface HistoryRecorder {
  record(report: TelemetryReport): void;
  /** Saves what was recorded; what could not be saved is saved the next time. */
  save(now: Date): Promise<void>;
}

/** Counts browsers' reports. They belong to the time slot in which they are saved. */
export const createHistoryRecorder = (store: HistoryStore): HistoryRecorder => {
  const pending = new Map<string, HistoryAmount>();
  return {
    record: (report) => {
      const measure = measureOf(report);
      if (!measure) return;
      const { remote, version } = report;
      const key = `${remote} ${version} ${measure}`;
      pending.set(key, { remote, version, measure, amount: (pending.get(key)?.amount ?? 0) + 1 });
    },
    save: async (now) => {
      const taken = [...pending.values()];
      if (taken.length === 0) return;
      pending.clear();
      try {
        await store.add(slotOf(now), taken);
      } catch (error) {
        for (const one of addAmounts([...taken, ...pending.values()]))
          pending.set(`${one.remote} ${one.version} ${one.measure}`, one);
        throw error;
      }
    },
  };
};

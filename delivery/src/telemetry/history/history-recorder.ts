import { CHARTED_VITALS, type ChartedVital } from "@promptfolio/contracts/api/release-history";
import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import { bucketOf } from "../histogram";
import { addAmounts, type HistoryAmount, type HistoryStore, slotOf } from "./history-store";

const MEASURES = {
  served: undefined,
  view: "views",
  load: "failures",
  render: "failures",
  error: "errors",
  foreign: undefined,
} as const satisfies Record<Exclude<TelemetryReport["kind"], "vital">, string | undefined>;

/** Buckets grow by 5 % from 1 on; CLS is counted in thousandths, so that its values span several buckets. */
export const scaleOf = (vital: ChartedVital): number => (vital === "CLS" ? 1_000 : 1);

/** The measure that a report increments; undefined if no chart shows it. */
const measureOf = (report: TelemetryReport): string | undefined => {
  if (report.kind !== "vital") return MEASURES[report.kind];
  const vital = CHARTED_VITALS.find((name) => name === report.name);
  return vital && `${vital} ${bucketOf(report.value * scaleOf(vital))}`;
};

export type HistoryRecorder = ReturnType<typeof createHistoryRecorder>;

/** Counts browsers' reports. They belong to the time slot in which they are saved. */
export const createHistoryRecorder = (store: HistoryStore) => {
  const pending: HistoryAmount[] = [];
  return {
    record: (report: TelemetryReport): void => {
      const measure = measureOf(report);
      if (measure) pending.push({ remote: report.remote, version: report.version, measure, amount: 1 });
    },
    /** Saves what was recorded; what could not be saved is saved the next time. */
    save: async (now: Date): Promise<void> => {
      const taken = addAmounts(pending.splice(0));
      if (taken.length === 0) return;
      try {
        await store.add(slotOf(now), taken);
      } catch (error) {
        pending.push(...taken);
        throw error;
      }
    },
  };
};

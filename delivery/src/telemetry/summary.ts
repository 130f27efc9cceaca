import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { type Static, Type } from "typebox";
import { readJson } from "../registry/object-log";
import { type Counts, CountsSchema } from "./counts";

const KEY = "telemetry/summary.json";

const SummarySchema = Type.Object({
  /** When the servers had these counts. */
  at: Type.String(),
  counts: CountsSchema,
});

type Summary = Static<typeof SummarySchema>;

/** The minimum time between two writes of the summary, in milliseconds. */
const MIN_WRITE_INTERVAL_MS = 5_000;

/** The servers' counts for the release command, which has access to their releases but not to their database. */
export const readSummary = (objects: ObjectStore): Promise<Summary | undefined> =>
  readJson(objects, KEY, SummarySchema);

export type SummaryWriter = ReturnType<typeof createSummaryWriter>;

/** All servers write the same sums, so the order does not matter. */
export const createSummaryWriter = (objects: ObjectStore) => {
  let written = { counts: "", at: 0 };
  return {
    /** Saves the counts if they have changed; at intervals, or at the end. */
    write: async (counts: Counts, now: Date, isLast = false): Promise<void> => {
      const text = JSON.stringify(counts);
      const isSoon = now.getTime() - written.at < MIN_WRITE_INTERVAL_MS;
      if (text === written.counts || (isSoon && !isLast)) return;
      const summary: Summary = { at: now.toISOString(), counts };
      await objects.write(KEY, Buffer.from(JSON.stringify(summary)));
      written = { counts: text, at: now.getTime() };
    },
  };
};

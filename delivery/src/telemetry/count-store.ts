import type { ObjectStore } from "../registry/object-store";
import { addCounts, type Counts, emptyCounts, readCountsText } from "./counts";

const PREFIX = "telemetry/";

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const DAY = 24 * 3_600_000;

/** Counts of this long ago still show and still judge canaries, in days beside today. */
const DAYS_BACK = 1;

export interface CountStore {
  /** Keeps what this instance has counted on a day (`2026-01-31`) so far. */
  save(day: string, instance: string, counts: Counts): Promise<void>;
  /** The sum over all instances, of today and yesterday (UTC). */
  total(now: Date): Promise<Counts>;
}

/**
 * Counts of telemetry among a store's objects: one object a day and instance, which only that instance writes, so that
 * any number of them count without waiting for each other.
 */
export const createCountStore = (objects: ObjectStore): CountStore => {
  const known = new Map<string, { modifiedAt: number; counts: Counts }>();

  const readIfChanged = async (key: string, modifiedAt: number): Promise<Counts> => {
    const kept = known.get(key);
    if (kept?.modifiedAt === modifiedAt) return kept.counts;
    const bytes = await objects.read(key);
    const counts = bytes ? readCountsText(bytes.toString("utf8")) : emptyCounts();
    known.set(key, { modifiedAt, counts });
    return counts;
  };

  return {
    save: (day, instance, counts) =>
      objects.write(`${PREFIX}${day}/${instance}.json`, Buffer.from(JSON.stringify(counts))),
    total: async (now) => {
      const days = Array.from({ length: DAYS_BACK + 1 }, (_, back) =>
        dayOf(new Date(now.getTime() - back * DAY)),
      );
      const listed = (await Promise.all(days.map((day) => objects.list(`${PREFIX}${day}/`)))).flat();
      const current = new Set(listed.map(({ key }) => key));
      for (const key of known.keys()) if (!current.has(key)) known.delete(key);
      const counts = await Promise.all(
        listed.map(({ key, modifiedAt }) => readIfChanged(key, modifiedAt.getTime())),
      );
      return counts.reduce(addCounts, emptyCounts());
    },
  };
};

/** Keys of counts from before a moment. */
export const countsBefore = async (objects: ObjectStore, moment: Date): Promise<string[]> => {
  const first = dayOf(moment);
  return (await objects.list(PREFIX))
    .map(({ key }) => key)
    .filter((key) => key.slice(PREFIX.length, PREFIX.length + first.length) < first);
};

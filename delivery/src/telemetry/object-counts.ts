import { randomUUID } from "node:crypto";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { type CountStore, dayOf, shownDays } from "./count-store";
import { addCounts, type Counts, emptyCounts, parseCounts } from "./counts";

const PREFIX = "telemetry/days/";

/**
 * Counts in the object store of the releases, for a site without a database: one object per day and instance, which
 * only that instance writes, so that any number of instances can count without waiting for each other.
 */
export const createObjectCounts = (objects: ObjectStore): CountStore => {
  const instance = randomUUID();
  let mine = { day: "", counts: emptyCounts() };
  const known = new Map<string, { modifiedAt: number; counts: Counts }>();

  const readIfChanged = async (key: string, modifiedAt: number): Promise<Counts> => {
    const cached = known.get(key);
    if (cached?.modifiedAt === modifiedAt) return cached.counts;
    const bytes = await objects.read(key);
    const counts = bytes ? parseCounts(bytes.toString("utf8")) : emptyCounts();
    known.set(key, { modifiedAt, counts });
    return counts;
  };

  return {
    add: async (day, counts) => {
      const sums = addCounts(mine.day === day ? mine.counts : emptyCounts(), counts);
      await objects.write(`${PREFIX}${day}/${instance}.json`, Buffer.from(JSON.stringify(sums)));
      mine = { day, counts: sums };
    },
    total: async (now) => {
      const days = shownDays(now);
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

import { randomUUID } from "node:crypto";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { readJson } from "../registry/object-log";
import { type Amounts, addAmounts, type CountStore, dayOf } from "./count-store";
import { amountsOf, CountsSchema, countsOf, emptyCounts } from "./counts";

const PREFIX = "telemetry/days/";

/**
 * Counts in the object store of the releases, for a site without a database: one object per day and instance, which
 * only that instance writes, so that any number of instances can count without waiting for each other.
 */
export const createObjectCounts = (objects: ObjectStore): CountStore => {
  const instance = randomUUID();
  let mine: { day: string; amounts: Amounts } = { day: "", amounts: {} };
  let known = new Map<string, { modifiedAt: number; amounts: Amounts }>();

  const read = async (key: string): Promise<Amounts> =>
    amountsOf((await readJson(objects, key, CountsSchema)) ?? emptyCounts());

  return {
    add: async (day, amounts) => {
      const sums = addAmounts(mine.day === day ? mine.amounts : {}, amounts);
      await objects.write(`${PREFIX}${day}/${instance}.json`, Buffer.from(JSON.stringify(countsOf(sums))));
      mine = { day, amounts: sums };
    },
    since: async (day) => {
      const listed = await objects.list(PREFIX, PREFIX + day);
      const found = await Promise.all(
        listed.map(async (object) => {
          const modifiedAt = object.modifiedAt.getTime();
          const cached = known.get(object.key);
          const isSame = cached?.modifiedAt === modifiedAt;
          return [object.key, isSame ? cached : { modifiedAt, amounts: await read(object.key) }] as const;
        }),
      );
      known = new Map(found);
      return found.map(([, { amounts }]) => amounts).reduce(addAmounts, {});
    },
  };
};

export const countsBefore = async (objects: ObjectStore, moment: Date): Promise<string[]> =>
  (await objects.list(PREFIX)).map(({ key }) => key).filter((key) => key < PREFIX + dayOf(moment));

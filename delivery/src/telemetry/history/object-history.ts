import { randomUUID } from "node:crypto";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { readJson } from "../../registry/object-log";
import { AmountsSchema, addAmounts, type HistoryAmount, type HistoryStore } from "./history-store";

const PREFIX = "telemetry/history/";

/** `2026-01-31T10-20-00` */
const nameOf = (slot: Date): string => slot.toISOString().slice(0, 19).replaceAll(":", "-");

/** When the slot of a key began. */
const timeOf = (key: string): number => {
  const [date, time = ""] = key.slice(PREFIX.length).split(/[T/]/);
  return Date.parse(`${date}T${time.replaceAll("-", ":")}Z`);
};

/** History in the object store of the releases, for a site without a database: one object per slot and instance. */
export const createObjectHistory = (objects: ObjectStore): HistoryStore => {
  const instance = randomUUID();
  let mine: { name: string; amounts: readonly HistoryAmount[] } = { name: "", amounts: [] };
  return {
    add: async (slot, amounts) => {
      const name = nameOf(slot);
      const sums = addAmounts([...(mine.name === name ? mine.amounts : []), ...amounts]);
      await objects.write(`${PREFIX}${name}/${instance}.json`, Buffer.from(JSON.stringify(sums)));
      mine = { name, amounts: sums };
    },
    since: async (remote, from, stepMs) => {
      const listed = await objects.list(PREFIX, PREFIX + nameOf(from));
      const found = await Promise.all(
        listed.map(async ({ key }) => {
          const amounts = (await readJson(objects, key, AmountsSchema)) ?? [];
          const at = Math.floor(timeOf(key) / stepMs) * stepMs;
          return amounts.filter((amount) => amount.remote === remote).map((amount) => ({ ...amount, at }));
        }),
      );
      return found.flat();
    },
  };
};

export const historyBefore = async (objects: ObjectStore, moment: Date): Promise<string[]> =>
  (await objects.list(PREFIX)).map(({ key }) => key).filter((key) => key < PREFIX + nameOf(moment));

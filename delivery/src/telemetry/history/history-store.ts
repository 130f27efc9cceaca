import { randomUUID } from "node:crypto";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { type Static, Type } from "typebox";
import { readJson } from "../../registry/object-log";

/** The time resolution of charts. */
export const SLOT_MS = 10 * 60_000;

export const slotOf = (at: Date): Date => new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);

const AmountsSchema = Type.Array(
  Type.Object({
    remote: Type.String(),
    version: Type.String(),
    /** `views`, `failures`, `errors`, or a web vital's bucket: `LCP 152`. */
    measure: Type.String(),
    amount: Type.Number(),
  }),
);
export type HistoryAmount = Static<typeof AmountsSchema>[number];

export interface StepAmount extends Omit<HistoryAmount, "remote"> {
  /** When the step began, in milliseconds since 1970. */
  at: number;
}

/** Stores the data of charts for all instances. */
export interface HistoryStore {
  add(slot: Date, amounts: readonly HistoryAmount[]): Promise<void>;
  /** One remote's amounts from all instances, in steps of several slots: a measure may have several in a step. */
  since(remote: string, from: Date, stepMs: number): Promise<StepAmount[]>;
}

export const noHistory: HistoryStore = { add: async () => undefined, since: async () => [] };

export const addAmounts = (amounts: readonly HistoryAmount[]): HistoryAmount[] => {
  const sums = new Map<string, HistoryAmount>();
  for (const one of amounts) {
    const key = `${one.remote} ${one.version} ${one.measure}`;
    sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
};

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

import { randomUUID } from "node:crypto";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { addAmounts, type HistoryAmount, type HistoryStore, type StepAmount } from "./history-store";

const PREFIX = "telemetry/history/";

const AmountsSchema = Type.Array(
  Type.Object({
    remote: Type.String(),
    version: Type.String(),
    measure: Type.String(),
    amount: Type.Number(),
  }),
);

/** `2026-01-31T10-20-00` */
const nameOf = (slot: Date): string => slot.toISOString().slice(0, 19).replaceAll(":", "-");

const timeOf = (name: string): number =>
  Date.parse(`${name.slice(0, 10)}T${name.slice(11).replaceAll("-", ":")}Z`);

const slotNameIn = (key: string): string => key.slice(PREFIX.length).split("/")[0] ?? "";

/** Sums of each version of a remote by step. */
const sumSteps = (found: readonly { at: number; amounts: readonly HistoryAmount[] }[]): StepAmount[] => {
  const steps = new Map<number, HistoryAmount[]>();
  for (const { at, amounts } of found) steps.set(at, [...(steps.get(at) ?? []), ...amounts]);
  return [...steps].flatMap(([at, amounts]) =>
    addAmounts(amounts).map(({ version, measure, amount }) => ({ at, version, measure, amount })),
  );
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
      const listed = (await objects.list(PREFIX)).filter(({ key }) => slotNameIn(key) >= nameOf(from));
      const found = await Promise.all(
        listed.map(async ({ key }) => {
          const bytes = await objects.read(key);
          const amounts = bytes ? Value.Parse(AmountsSchema, JSON.parse(bytes.toString("utf8"))) : [];
          const at = Math.floor(timeOf(slotNameIn(key)) / stepMs) * stepMs;
          return { at, amounts: amounts.filter((amount) => amount.remote === remote) };
        }),
      );
      return sumSteps(found);
    },
  };
};

/** Keys of slots before a moment. */
export const historyBefore = async (objects: ObjectStore, moment: Date): Promise<string[]> =>
  (await objects.list(PREFIX)).map(({ key }) => key).filter((key) => slotNameIn(key) < nameOf(moment));

import { type CountStore, shownDays } from "./count-store";
import { amountsOf, countsOf } from "./series";

/** The part of the database that counting needs: sums by day and name. */
export interface Sums {
  add(day: string, amounts: Readonly<Record<string, number>>): Promise<void>;
  /** The sums of a day and all days after it. */
  since(day: string): Promise<Readonly<Record<string, number>>>;
}

/** Counts in the product's database, which all instances share. */
export const createDatabaseCounts = (sums: Sums): CountStore => ({
  add: (day, counts) => sums.add(day, amountsOf(counts)),
  total: async (now) => countsOf(await sums.since(shownDays(now).at(-1) ?? "")),
});

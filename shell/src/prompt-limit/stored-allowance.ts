import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { LIMIT_KEYS } from "../session/storage";
import { type Allowance, beginDay } from "./allowance";

const readIds = (text: string): string[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
};

/** Today's local calendar date, in the stored format. */
export const localDate = (now: number): string => new Date(now).toDateString();

/** Restores what this browser stored today; data from another day is discarded. */
export const restoreAllowance = (store: KeyValueStore, allowance: Allowance, now: number): Allowance => {
  if (store.getItem(LIMIT_KEYS.limitDate) !== localDate(now)) return beginDay(allowance);
  const count = Number(store.getItem(LIMIT_KEYS.viewedCount));
  return {
    ...allowance,
    viewedToday: Number.isInteger(count) && count > 0 ? count : 0,
    viewedIds: new Set(readIds(store.getItem(LIMIT_KEYS.viewedPrompts) ?? "[]")),
  };
};

export const storeAllowance = (store: KeyValueStore, allowance: Allowance, now: number): void => {
  store.setItem(LIMIT_KEYS.limitDate, localDate(now));
  store.setItem(LIMIT_KEYS.viewedCount, String(allowance.viewedToday));
  store.setItem(LIMIT_KEYS.viewedPrompts, JSON.stringify([...allowance.viewedIds]));
};

import { KEYS, type KeyValueStore } from "../session/stored";
import { type Allowance, beginDay } from "./allowance";

const readIds = (text: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
};

/** Today's calendar date where the browser is, as the specification stores it. */
export const localDate = (now: number): string => new Date(now).toDateString();

/** Restores what this browser remembered of today; another day's count starts anew. */
export const recall = (store: KeyValueStore, allowance: Allowance, now: number): Allowance => {
  if (store.getItem(KEYS.limitDate) !== localDate(now)) return beginDay(allowance);
  const count = Number(store.getItem(KEYS.viewedCount));
  return {
    ...allowance,
    viewedToday: Number.isInteger(count) && count > 0 ? count : 0,
    viewedIds: new Set(readIds(store.getItem(KEYS.viewedPrompts))),
  };
};

export const remember = (store: KeyValueStore, allowance: Allowance, now: number): void => {
  store.setItem(KEYS.limitDate, localDate(now));
  store.setItem(KEYS.viewedCount, String(allowance.viewedToday));
  store.setItem(KEYS.viewedPrompts, JSON.stringify([...allowance.viewedIds]));
};

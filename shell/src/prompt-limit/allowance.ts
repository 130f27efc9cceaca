import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { LIMIT_KEYS } from "../session/storage";

/** The stored state; the rest is derived from it. */
export interface Allowance
  extends Pick<PromptLimitState, "viewedIds" | "viewedToday" | "isLoggedIn" | "openPrompt" | "resetsAt"> {
  settings: SystemSettings;
  /** The limit that the server returned for this viewer; undefined until then. */
  confirmedLimit: number | undefined;
}

export const describe = ({ settings, confirmedLimit, ...rest }: Allowance): PromptLimitState => {
  const { isLoggedIn, viewedToday } = rest;
  const limit = confirmedLimit ?? (isLoggedIn ? settings.dailyLimit : settings.guestLimit);
  return {
    ...rest,
    canView: viewedToday < limit,
    canCopy: isLoggedIn,
    dailyLimit: isLoggedIn ? limit : settings.dailyLimit,
    guestLimit: isLoggedIn ? settings.guestLimit : limit,
    limit,
    remaining: Math.max(0, limit - viewedToday),
    confirmed: confirmedLimit !== undefined,
  };
};

/** A new day begins: nothing has been viewed yet. The same object if nothing was viewed before either. */
export const beginDay = (allowance: Allowance): Allowance => {
  const { viewedToday, viewedIds, resetsAt } = allowance;
  if (viewedToday === 0 && viewedIds.size === 0 && resetsAt === 0) return allowance;
  return { ...allowance, viewedToday: 0, viewedIds: new Set(), resetsAt: 0 };
};

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

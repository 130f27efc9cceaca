import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import type { MyStats } from "@promptfolio/contracts/api/viewing";
import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { DEFAULT_LIMITS } from "@promptfolio/contracts/limits";

/** The stored state; the rest is derived from it. */
export interface Allowance {
  viewedIds: ReadonlySet<string>;
  viewedToday: number;
  isLoggedIn: boolean;
  settings: SystemSettings;
  /** The limit that the server returned for this viewer; undefined until then. */
  confirmedLimit: number | undefined;
  openPrompt: PromptLimitState["openPrompt"];
  /** By this browser's clock, in milliseconds; 0 if unknown. */
  resetsAt: number;
}

export const initialAllowance: Allowance = {
  viewedIds: new Set(),
  viewedToday: 0,
  isLoggedIn: false,
  settings: DEFAULT_LIMITS,
  confirmedLimit: undefined,
  openPrompt: null,
  resetsAt: 0,
};

/** Computes the state. */
export const describe = (allowance: Allowance): PromptLimitState => {
  const { viewedToday, isLoggedIn, settings, confirmedLimit, viewedIds, openPrompt, resetsAt } = allowance;
  const limit = confirmedLimit ?? (isLoggedIn ? settings.dailyLimit : settings.guestLimit);
  return {
    viewedToday,
    canView: viewedToday < limit,
    canCopy: isLoggedIn,
    isLoggedIn,
    dailyLimit: isLoggedIn ? limit : settings.dailyLimit,
    guestLimit: isLoggedIn ? settings.guestLimit : limit,
    limit,
    remaining: Math.max(0, limit - viewedToday),
    viewedIds,
    openPrompt,
    resetsAt,
    confirmed: confirmedLimit !== undefined,
  };
};

/** Replaces today's count with the server's. */
export const confirm = (allowance: Allowance, stats: MyStats, now: number): Allowance => ({
  ...allowance,
  viewedToday: stats.viewedToday,
  viewedIds: new Set(stats.viewed),
  confirmedLimit: stats.limit,
  resetsAt: now + stats.secondsUntilReset * 1_000,
});

/** The viewer has changed: discards the previous one's count. */
export const changeViewer = (allowance: Allowance, isLoggedIn: boolean): Allowance => ({
  ...allowance,
  isLoggedIn,
  confirmedLimit: undefined,
  openPrompt: null,
});

/** A new day begins: nothing has been viewed yet. The same object if nothing was viewed before either. */
export const beginDay = (allowance: Allowance): Allowance => {
  const { viewedToday, viewedIds, resetsAt } = allowance;
  if (viewedToday === 0 && viewedIds.size === 0 && resetsAt === 0) return allowance;
  return { ...allowance, viewedToday: 0, viewedIds: new Set(), resetsAt: 0 };
};

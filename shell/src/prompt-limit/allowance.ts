import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import type { PromptLimitState } from "@promptfolio/contracts/host-api";

/** The stored state; the rest is derived from it. */
export interface Allowance
  extends Pick<PromptLimitState, "viewedIds" | "viewedToday" | "isLoggedIn" | "openPrompt" | "resetsAt"> {
  settings: SystemSettings;
  /** The limit that the server returned for this viewer; undefined until then. */
  confirmedLimit: number | undefined;
}

/** Computes the state. */
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

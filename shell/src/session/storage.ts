import type { Session } from "@promptfolio/contracts/host-api";

/** The browser's local-storage keys of the session (docs/product.md). */
export const SESSION_KEYS = {
  token: "auth_token",
  userId: "userId",
  userEmail: "userEmail",
  userName: "userName",
  userLoggedIn: "userLoggedIn",
  adminLoggedIn: "adminLoggedIn",
  adminEmail: "adminEmail",
  adminLoginTime: "adminLoginTime",
} as const;

/** Those of the allowance. */
export const LIMIT_KEYS = {
  limitDate: "promptLimitDate",
  viewedCount: "promptViewedCount",
  viewedPrompts: "viewedPrompts",
} as const;

/** Whose session is stored. */
export const storedKind = (getItem: (key: string) => string | null): Session["kind"] => {
  if (!getItem(SESSION_KEYS.token)) return "guest";
  if (getItem(SESSION_KEYS.adminLoggedIn) === "true") return "administrator";
  return getItem(SESSION_KEYS.userLoggedIn) === "true" ? "user" : "guest";
};

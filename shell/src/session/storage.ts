/** The browser's local-storage keys (docs/product.md). */
export const STORAGE_KEYS = {
  token: "auth_token",
  userId: "userId",
  userEmail: "userEmail",
  userName: "userName",
  userLoggedIn: "userLoggedIn",
  adminLoggedIn: "adminLoggedIn",
  adminEmail: "adminEmail",
  adminLoginTime: "adminLoginTime",
  limitDate: "promptLimitDate",
  viewedCount: "promptViewedCount",
  viewedPrompts: "viewedPrompts",
} as const;

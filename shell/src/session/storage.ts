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

/** The part of `Storage` that is used; browsers that block storage get one that does not persist. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const createMemoryStorage = (): KeyValueStore => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

/** The browser's storage, or one in memory if the browser refuses access. */
export const browserStore = (): KeyValueStore => {
  try {
    const probe = "promptfolio-probe";
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return createMemoryStorage();
  }
};

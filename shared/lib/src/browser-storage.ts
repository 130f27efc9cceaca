/** The part of `Storage` that the product uses. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What could not be stored, and what was stored in its place at that time. */
interface Unsaved {
  value: string;
  instead: string | undefined;
}

/** What the browser has stored, for code that runs before anything else; null if there is nothing, or no access. */
export const readStored = (name: "localStorage" | "sessionStorage", key: string): string | null => {
  try {
    return globalThis[name].getItem(key);
  } catch {
    return null;
  }
};

const unsaved = { localStorage: new Map<string, Unsaved>(), sessionStorage: new Map<string, Unsaved>() };

/**
 * One of the browser's storages. It never throws: a value that a full or blocked storage refuses is kept in memory,
 * until the page is closed or another tab stores the key.
 */
export const browserStorage = (name: keyof typeof unsaved): KeyValueStore => {
  const memory = unsaved[name];
  /** Undefined if the browser refuses access: reading the property throws, or gives null. */
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(globalThis[name]);
    } catch {
      return undefined;
    }
  };
  const stored = (key: string): string | undefined => readStored(name, key) ?? undefined;
  return {
    getItem: (key) => {
      const current = stored(key);
      const kept = memory.get(key);
      return (kept && kept.instead === current ? kept.value : current) ?? null;
    },
    setItem: (key, value) => {
      attempt((storage) => storage.setItem(key, value));
      const current = stored(key);
      if (current === value) memory.delete(key);
      else memory.set(key, { value, instead: current });
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
};

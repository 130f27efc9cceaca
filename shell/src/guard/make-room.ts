import { LIMIT_KEYS, SESSION_KEYS } from "../session/storage";
import { HEARTBEAT_PREFIX } from "./heartbeat";
import { writerOf } from "./watch-remotes";

const STORAGES = ["localStorage", "sessionStorage"] as const;
const HOST_KEYS = new Set<string>([
  ...Object.values(SESSION_KEYS),
  ...Object.values(LIMIT_KEYS),
  "theme",
  "scroll-positions",
  "open-prompt",
  "singleKeyShortcuts",
]);
const PROBE_KEY = `${HEARTBEAT_PREFIX}probe`;
const PROBE = "x".repeat(1_024);

const isHostKey = (key: string): boolean => HOST_KEYS.has(key) || key.startsWith(HEARTBEAT_PREFIX);

/** None in a browser that refuses access. */
export const storedKeys = (name: (typeof STORAGES)[number] = "localStorage"): string[] => {
  try {
    return Object.keys(window[name]);
  } catch {
    return [];
  }
};

const canWrite = (storage: Storage): boolean => {
  try {
    storage.setItem(PROBE_KEY, PROBE);
    storage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
};

/**
 * Removes keys that are not the host's, the largest first, until the host can write. Returns the remotes that wrote what
 * was removed.
 */
export const makeRoom = (): Set<string> => {
  const writers = new Set<string>();
  for (const name of STORAGES) {
    const others = storedKeys(name).filter((key) => !isHostKey(key));
    if (others.length === 0) continue;
    const storage = window[name];
    const sizeOf = (key: string): number => storage.getItem(key)?.length ?? 0;
    for (const key of others.sort((a, b) => sizeOf(b) - sizeOf(a))) {
      if (canWrite(storage)) break;
      storage.removeItem(key);
      const writer = writerOf(key);
      if (writer !== undefined) writers.add(writer);
    }
  }
  return writers;
};

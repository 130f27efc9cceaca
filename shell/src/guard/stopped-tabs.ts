import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import type { Release } from "../telemetry/stack-trace";
import { HEARTBEAT_PREFIX } from "./heartbeat";

/** A tab without a heartbeat for this long has stopped, in milliseconds: three heartbeats. */
const STOPPED_AFTER_MS = 15_000;

/**
 * Checks that are further apart than this were delayed: this tab itself was suspended, and perhaps other tabs'
 * heartbeats too.
 */
const SUSPENDED_AFTER_MS = 10_000;

/**
 * Finds tabs that stopped without being closed, and returns the releases that they showed. A heartbeat has to be the
 * same in two checks, as a machine that wakes from sleep resumes all tabs at once. Each tab is reported once.
 */
export const createStoppedTabs = (store: KeyValueStore, keys: () => string[], now: () => number) => {
  let before = new Map<string, string>();
  let checkedAt = now();
  return (): Release[] => {
    if (now() - checkedAt > SUSPENDED_AFTER_MS) before = new Map();
    checkedAt = now();
    const current = new Map<string, string>();
    const stopped: Release[] = [];
    for (const key of keys()) {
      const text = key.startsWith(HEARTBEAT_PREFIX) ? store.getItem(key) : null;
      if (text === null) continue;
      const [at, remote, version] = text.split(" ");
      const isRecent = now() - Number(at) <= STOPPED_AFTER_MS;
      if (isRecent || before.get(key) !== text) {
        current.set(key, text);
        continue;
      }
      store.removeItem(key);
      if (remote && version) stopped.push({ remote, version });
    }
    before = current;
    return stopped;
  };
};

import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import type { Release } from "../telemetry/release-of-error";
import { HEARTBEAT_PREFIX } from "./heartbeat";

/** A tab without a heartbeat for this long has stopped, in milliseconds: three heartbeats. */
const STOPPED_AFTER_MS = 15_000;

/**
 * Checks that are further apart than this were delayed: this tab itself was suspended, and perhaps other tabs'
 * heartbeats too.
 */
const SUSPENDED_AFTER_MS = 10_000;

const isHeartbeat = (value: unknown): value is Release & { at: number } =>
  typeof value === "object" &&
  value !== null &&
  "remote" in value &&
  typeof value.remote === "string" &&
  "version" in value &&
  typeof value.version === "string" &&
  "at" in value &&
  typeof value.at === "number";

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

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
      const heartbeat = parse(text);
      const isOld = !isHeartbeat(heartbeat) || now() - heartbeat.at > STOPPED_AFTER_MS;
      if (!isOld || before.get(key) !== text) {
        current.set(key, text);
        continue;
      }
      store.removeItem(key);
      if (isHeartbeat(heartbeat)) stopped.push({ remote: heartbeat.remote, version: heartbeat.version });
    }
    before = current;
    return stopped;
  };
};

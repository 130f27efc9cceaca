import type { KeyValueStore } from "../session/storage";
import { shownRelease } from "./shown-release";

/** Where each visible tab notes that it responds, and what it shows; other tabs look there. */
export const HEARTBEAT_PREFIX = "heartbeat:";

const INTERVAL_MS = 5_000;

/** Notes from now on that this tab responds, for as long as it is visible. */
export const startHeartbeat = (store: KeyValueStore): void => {
  const key = HEARTBEAT_PREFIX + Math.random();
  const beat = () => {
    const release = shownRelease();
    try {
      if (release && document.visibilityState === "visible")
        store.setItem(key, JSON.stringify({ ...release, at: Date.now() }));
      else store.removeItem(key);
    } catch {
      // The storage is full: this tab goes unreported.
    }
  };
  const rest = () => store.removeItem(key);
  beat();
  setInterval(beat, INTERVAL_MS);
  document.addEventListener("visibilitychange", beat);
  // A print dialog pauses all timers.
  for (const event of ["pagehide", "beforeprint"]) addEventListener(event, rest);
};

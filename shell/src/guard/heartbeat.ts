import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { shownRelease } from "./page-session";

/** The prefix of the keys under which each visible tab records when it last responded, and which release it shows. */
export const HEARTBEAT_PREFIX = "heartbeat:";

const INTERVAL_MS = 5_000;

/** Starts to record that this tab responds, for as long as it is visible. */
export const startHeartbeat = (store: KeyValueStore): void => {
  const key = HEARTBEAT_PREFIX + Math.random();
  const write = () => {
    const release = shownRelease();
    if (release && document.visibilityState === "visible")
      store.setItem(key, `${Date.now()} ${release.remote} ${release.version}`);
    else store.removeItem(key);
  };
  const remove = () => store.removeItem(key);
  write();
  setInterval(write, INTERVAL_MS);
  document.addEventListener("visibilitychange", write);
  // A print dialog pauses all timers.
  for (const event of ["pagehide", "beforeprint"]) addEventListener(event, remove);
};

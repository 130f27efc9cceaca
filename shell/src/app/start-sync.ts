import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import { takeStoredOpenPrompt } from "../prompt-limit/stored-open-prompt";
import { STORAGE_KEYS } from "../session/storage";
import { whenShown } from "../when-shown";
import type { PageDataCache } from "./data-cache";
import type { Host } from "./host";

/** Calls back when another tab has changed the browser's storage. Returns the function that unsubscribes. */
const onStorageChange = (changed: (key: StorageEvent["key"]) => void): (() => void) => {
  const listen = (event: StorageEvent) => changed(event.key);
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
};

const LIMIT_KEYS: readonly StorageEvent["key"][] = [
  STORAGE_KEYS.viewedCount,
  STORAGE_KEYS.viewedPrompts,
  STORAGE_KEYS.limitDate,
  // The whole storage was cleared.
  null,
];

/** Browsers store a timer's delay in 32 bits. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Synchronises session and allowance with the server, with other tabs, and with the calendar. */
export const startSync = (host: Host, cache: Pick<PageDataCache, "clear">): void => {
  const { session, promptLimit } = host;
  onStorageChange((key) => {
    session.readStorage();
    if (LIMIT_KEYS.includes(key)) promptLimit.readStorage();
  });
  // A page in the back-forward cache gets no storage events: the visitor may have signed out meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    session.readStorage();
    promptLimit.readStorage();
  });

  // Cached responses may contain private data of the previous account.
  let viewer = session.get().kind;
  session.subscribe(() => {
    const next = session.get().kind;
    if (viewer === "administrator" || next === "administrator") cache.clear();
    viewer = next;
  });

  let midnight: ReturnType<typeof setTimeout> | undefined;
  let watched = 0;
  const watchMidnight = () => {
    const { resetsAt } = promptLimit.get();
    if (resetsAt === 0 || resetsAt === watched) return;
    watched = resetsAt;
    clearTimeout(midnight);
    midnight = setTimeout(
      promptLimit.dayChanged,
      Math.min(Math.max(0, resetsAt - Date.now()), MAX_TIMEOUT_MS),
    );
  };
  promptLimit.subscribe(watchMidnight);

  // Timers are suspended while a computer sleeps: a visitor who returns gets today's count.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void promptLimit.refresh();
  });
  // Without stored views or a session there is nothing to confirm until the visitor does something.
  const begin = () => {
    void host.preloadHttp().catch(() => undefined);
    void promptLimit.refresh();
  };
  whenShown(() => {
    const open = takeStoredOpenPrompt(Date.now());
    if (open) void promptLimit.reveal(open);
    if (session.get().kind !== "guest" || promptLimit.get().viewedToday > 0) begin();
    else onFirstInteraction(begin);
  });
};

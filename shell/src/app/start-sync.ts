import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import { takeStoredOpenPrompt } from "../prompt-limit/stored-open-prompt";
import { LIMIT_KEYS } from "../session/storage";
import { whenShown } from "../when-shown";
import type { PageDataCache } from "./data-cache";
import type { Host } from "./host";

/** Those of the allowance; null: the whole storage was cleared. */
const CHANGED_KEYS: readonly StorageEvent["key"][] = [...Object.values(LIMIT_KEYS), null];

/** Synchronises session and allowance with the server, with other tabs, and with the calendar. */
export const startSync = (host: Host, cache: Pick<PageDataCache, "clear">): void => {
  const { session, promptLimit } = host;
  // Another tab has changed it.
  addEventListener("storage", ({ key }) => {
    session.readStorage();
    if (CHANGED_KEYS.includes(key)) promptLimit.readStorage();
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
  promptLimit.subscribe(() => {
    const { resetsAt } = promptLimit.get();
    clearTimeout(midnight);
    if (resetsAt !== 0) midnight = setTimeout(promptLimit.dayChanged, resetsAt - Date.now());
  });

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

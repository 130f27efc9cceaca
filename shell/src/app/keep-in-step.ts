import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import type { QueryClient } from "@promptfolio/host/query";
import { takeOverOpenPrompt } from "../prompt-limit/open-prompt-memory";
import { followOtherTabs } from "../session/follow-other-tabs";
import { KEYS } from "../session/stored";
import type { Host } from "./host";

const LIMIT_KEYS: readonly (string | null)[] = [KEYS.viewedCount, KEYS.viewedPrompts, KEYS.limitDate, null];

/** Browsers count a timer's delay in 32 bits. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Keeps session and allowance in step with the server, with other tabs, and with the calendar. */
export const keepInStep = (host: Host, cache: QueryClient): void => {
  const { session, promptLimit } = host;
  followOtherTabs((key) => {
    session.reread();
    if (LIMIT_KEYS.includes(key)) promptLimit.reread();
  });

  // Answers may hold what only the one who was signed in may see.
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
    midnight = setTimeout(promptLimit.dayBegan, Math.min(Math.max(0, resetsAt - Date.now()), LONGEST_TIMER));
  };
  promptLimit.subscribe(watchMidnight);

  // Timers stand still while a computer sleeps: whoever comes back gets today's count.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void promptLimit.refresh();
  });
  const open = takeOverOpenPrompt(Date.now());
  if (open) void promptLimit.reveal(open);

  // A browser that remembers nothing of today has nothing to confirm before its visitor does something.
  const begin = () => {
    void host.prepare().catch(() => undefined);
    void promptLimit.refresh();
  };
  if (session.get().kind !== "guest" || promptLimit.get().viewedToday > 0) begin();
  else onFirstInteraction(begin);
};

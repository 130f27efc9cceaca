import type { GuardedHistory } from "@promptfolio/host/router-history";
import { storeOpenPrompt } from "../prompt-limit/stored-open-prompt";
import type { Host } from "./host";

/** Versions are not fetched again before this time has passed; the first ones came with the page. */
const MIN_INTERVAL_MS = 5_000;

/** Returns `{"shell": "1.0.0-…", "gallery": "1.0.0-…"}`: the versions that this visitor would get on a reload. */
const VERSIONS_URL = "/r/versions.json";

const TEXT_FIELDS = "textarea, input:not([type]), input:is([type=text], [type=email], [type=search])";

/** Text in the page itself is lost by any navigation; text in the frame around it would be lost only by a full load. */
const isFrameEdited = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    (field) => field.value !== "" && !field.closest("main"),
  );

type Messages = Pick<Host, "notifications" | "hasPendingMutations">;

/** Whether a full load of another page loses nothing that an ordinary navigation would preserve. */
export const canHardNavigate = ({ notifications, hasPendingMutations }: Messages): boolean => {
  const { queue, notice } = notifications.state.getState();
  const isShowingMessage =
    queue.length > 0 || notice !== undefined || document.querySelector("[data-sonner-toast]");
  // Asks the page what the browser would ask it.
  const isBlocked = !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  return !isShowingMessage && !hasPendingMutations() && !isFrameEdited() && !isBlocked;
};

/**
 * Updates a tab that was opened before a release, or before a rollback, to today's versions. Each navigation to another
 * page checks them; once they differ, the next navigation that loses nothing loads its page from the server.
 * @param running the version of the shell or a remote that this tab runs or would load
 */
export const startVersionCheck = (
  host: Messages & { promptLimit: Pick<Host["promptLimit"], "get"> },
  history: Pick<GuardedHistory, "hardNavigateWhen">,
  running: (id: string) => string,
): void => {
  let fetchedAt = 0;
  let isSuperseded = false;

  const check = async (): Promise<void> => {
    if (performance.now() - fetchedAt < MIN_INTERVAL_MS) return;
    fetchedAt = performance.now();
    try {
      const response = await fetch(VERSIONS_URL, { cache: "no-store", priority: "low" });
      if (!response.ok) return;
      const versions: Record<string, string> = await response.json();
      isSuperseded = Object.entries(versions).some(([id, version]) => running(id) !== version);
    } catch (error) {
      console.debug("The versions could not be checked", error);
    }
  };

  history.hardNavigateWhen(() => {
    const isHard = isSuperseded && navigator.onLine && canHardNavigate(host);
    if (isHard) storeOpenPrompt(host.promptLimit.get().openPrompt?.id, Date.now());
    else void check();
    return isHard;
  });
  addEventListener("popstate", () => void check());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void check();
  });
  void check();
};

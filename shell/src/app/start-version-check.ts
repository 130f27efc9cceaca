import type { BrowserHistory } from "@promptfolio/host/router-history";
import { canHardNavigate } from "../federation/can-hard-navigate";
import { checkVersions } from "../federation/check-versions";
import { storeOpenPrompt } from "../prompt-limit/stored-open-prompt";
import type { Host } from "./host";

/** Brings new releases to open tabs: with a navigation to another page, and without losing anything. */
export const startVersionCheck = (
  { notifications, promptLimit, blockers, hasPendingMutations }: Host,
  history: BrowserHistory,
  running: (id: string) => string,
): void =>
  checkVersions({
    history,
    running,
    canHardNavigate: () => canHardNavigate(notifications, blockers, hasPendingMutations),
    beforeHardNavigation: () => storeOpenPrompt(promptLimit.get().openPrompt?.id, Date.now()),
  });

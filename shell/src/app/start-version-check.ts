import type { GuardedHistory } from "@promptfolio/host/router-history";
import { storeOpenPrompt } from "../prompt-limit/stored-open-prompt";
import { canHardNavigate } from "./can-hard-navigate";
import { checkVersions } from "./check-versions";
import type { Host } from "./host";

/** Updates open tabs to new releases: on a navigation to another page, and without losing any state. */
export const startVersionCheck = (
  { notifications, promptLimit, hasPendingMutations }: Host,
  history: GuardedHistory,
  running: (id: string) => string,
): void =>
  checkVersions({
    history,
    running,
    canHardNavigate: () => canHardNavigate(notifications, hasPendingMutations),
    beforeHardNavigation: () => storeOpenPrompt(promptLimit.get().openPrompt?.id, Date.now()),
  });

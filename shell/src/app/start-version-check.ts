import { canHardNavigate } from "../federation/can-hard-navigate";
import { checkVersions } from "../federation/check-versions";
import type { RenewableHistory } from "../federation/renewable-history";
import { storeOpenPrompt } from "../prompt-limit/stored-open-prompt";
import type { Host } from "./host";

/** Brings new releases to open tabs: with a navigation to another page, and without losing anything. */
export const startVersionCheck = (
  { notifications, promptLimit, hasPendingMutations }: Host,
  renewable: RenewableHistory,
  running: (id: string) => string,
): void =>
  checkVersions({
    renewable,
    running,
    canHardNavigate: () => canHardNavigate(notifications, hasPendingMutations),
    beforeHardNavigation: () => storeOpenPrompt(promptLimit.get().openPrompt?.id, Date.now()),
  });

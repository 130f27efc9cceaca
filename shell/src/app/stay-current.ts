import { followReleases } from "../federation/follow-releases";
import { isNothingToLose } from "../federation/nothing-to-lose";
import type { RenewableHistory } from "../federation/renewable-history";
import { handOverOpenPrompt } from "../prompt-limit/open-prompt-memory";
import type { Host } from "./host";

/** Lets releases come to tabs that are open: with a step to another page, and without anything being lost. */
export const stayCurrent = (
  { notifications, promptLimit, isSending }: Host,
  renewable: RenewableHistory,
  running: (id: string) => string,
): void =>
  followReleases({
    renewable,
    running,
    mayLeave: () => isNothingToLose(notifications, isSending),
    handOver: () => handOverOpenPrompt(promptLimit.get().openPrompt?.id, Date.now()),
  });

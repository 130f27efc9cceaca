import type { PromptLimitState } from "@promptfolio/contracts/host-api";

/** `sealed`: costs a credit; `seen`: free today; `free`: always free; `blocked`: not available until tomorrow. */
export type PromptState = "open" | "free" | "seen" | "sealed" | "blocked";

/** The state of a prompt for this visitor. Administrators read every prompt. */
export const promptState = (
  { openPrompt, viewedIds, canView }: Pick<PromptLimitState, "openPrompt" | "viewedIds" | "canView">,
  imageId: string,
  isAdministrator: boolean,
): PromptState => {
  if (openPrompt?.id === imageId) return "open";
  if (isAdministrator) return "free";
  if (viewedIds.has(imageId)) return "seen";
  return canView ? "sealed" : "blocked";
};

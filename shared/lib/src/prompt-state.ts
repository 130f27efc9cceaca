import type { PromptLimitState } from "@promptfolio/contracts/host-api";

/** `sealed` costs a credit, `seen` is free, `blocked` has to wait for tomorrow. */
export type PromptState = "open" | "seen" | "sealed" | "blocked";

/** How a prompt stands with this visitor. Administrators see every prompt freely. */
export const promptState = (
  { openPrompt, viewedIds, canView }: Pick<PromptLimitState, "openPrompt" | "viewedIds" | "canView">,
  imageId: string,
  isAdministrator: boolean,
): PromptState => {
  if (openPrompt?.id === imageId) return "open";
  if (isAdministrator || viewedIds.has(imageId)) return "seen";
  return canView ? "sealed" : "blocked";
};

import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { usePromptLimit, useSession } from "@promptfolio/host";
import { type PromptState, promptState } from "@promptfolio/lib/prompt-state";
import { useCallback } from "react";

/** Whether an image's prompt is open, and if so its text. Re-renders only when this changes, not with each reveal. */
export const usePromptOf = (imageId: string): { state: PromptState; prompt: string | undefined } => {
  const isAdministrator = useSession().kind === "administrator";
  const readState = useCallback(
    (limits: PromptLimitState) => promptState(limits, imageId, isAdministrator),
    [imageId, isAdministrator],
  );
  const readText = useCallback(
    ({ openPrompt }: PromptLimitState) => (openPrompt?.id === imageId ? openPrompt.text : undefined),
    [imageId],
  );
  const state = usePromptLimit(readState);
  const text = usePromptLimit(readText);
  return { state, prompt: state === "open" ? text : undefined };
};

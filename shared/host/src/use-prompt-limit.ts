import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { useHost } from "./host-context";
import { useReadable } from "./use-readable";

const whole = (state: PromptLimitState): PromptLimitState => state;

/** Today's allowance, or the part of it that `select` returns. */
export function usePromptLimit(): PromptLimitState;
export function usePromptLimit<Selected>(select: (state: PromptLimitState) => Selected): Selected;
export function usePromptLimit<Selected>(select?: (state: PromptLimitState) => Selected) {
  return useReadable<PromptLimitState, PromptLimitState | Selected>(useHost().promptLimit, select ?? whole);
}

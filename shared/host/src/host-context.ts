import type { HostApi, PromptLimitState, Readable, Session } from "@promptfolio/contracts/host-api";
import { createContext, useCallback, useContext, useSyncExternalStore } from "react";

export const HostContext = createContext<HostApi | undefined>(undefined);

/**
 * The host's API.
 * @throws Error outside a host.
 */
export const useHost = (): HostApi => {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error("This component runs inside a host: wrap it in a HostContext");
  return host;
};

/** Rerenders whenever the selected part of the value changes. `select` must return a stable value. */
export const useReadable = <T, Selected>(readable: Readable<T>, select: (value: T) => Selected): Selected => {
  const read = useCallback(() => select(readable.get()), [readable, select]);
  const readInitial = useCallback(() => select(readable.initial()), [readable, select]);
  return useSyncExternalStore(readable.subscribe, read, readInitial);
};

const whole = <T>(value: T): T => value;

/** Who is signed in. During SSR and hydration always a guest. */
export const useSession = (): Session => useReadable(useHost().session, whole);

/** Today's allowance, or the part of it that `select` returns. */
export function usePromptLimit(): PromptLimitState;
export function usePromptLimit<Selected>(select: (state: PromptLimitState) => Selected): Selected;
export function usePromptLimit<Selected>(select?: (state: PromptLimitState) => Selected) {
  return useReadable<PromptLimitState, PromptLimitState | Selected>(useHost().promptLimit, select ?? whole);
}

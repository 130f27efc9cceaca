import type { Readable } from "@promptfolio/contracts/host-api";
import { useCallback, useSyncExternalStore } from "react";

/** Rerenders whenever the selected part of the value changes. `select` must return a stable value. */
export const useReadable = <T, Selected>(readable: Readable<T>, select: (value: T) => Selected): Selected => {
  const read = useCallback(() => select(readable.get()), [readable, select]);
  const readInitial = useCallback(() => select(readable.initial()), [readable, select]);
  return useSyncExternalStore(readable.subscribe, read, readInitial);
};

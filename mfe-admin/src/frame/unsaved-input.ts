import { createContext, useContext, useEffect } from "react";

/** Tracks which forms have unsaved input. */
export interface UnsavedInput {
  declare(name: string, unsaved: boolean): void;
  /** Runs the action at once if nothing would be lost, otherwise asks first. `only` limits this to one form. */
  leave(action: () => void, only?: string): void;
}

export const UnsavedInputContext = createContext<UnsavedInput | undefined>(undefined);

/** @throws Error outside the dashboard */
export const useUnsavedGuard = (): UnsavedInput => {
  const guard = useContext(UnsavedInputContext);
  if (guard === undefined) throw new Error("useUnsavedGuard needs an UnsavedInputProvider above it");
  return guard;
};

/** Asks before leaving while `unsaved` is true. `name` identifies the form and is unique on the page. */
export const useUnsavedInput = (name: string, unsaved: boolean): void => {
  const { declare } = useUnsavedGuard();
  useEffect(() => {
    declare(name, unsaved);
    return () => declare(name, false);
  }, [declare, name, unsaved]);
};

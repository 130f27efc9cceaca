import { createContext, useContext, useEffect } from "react";

/** Keeps account of what was typed and not saved yet. */
export interface UnsavedInput {
  declare(name: string, unsaved: boolean): void;
  /** Does it at once if nothing would be lost, otherwise asks first. With `only`, this one form is all that is left. */
  leave(action: () => void, only?: string): void;
}

export const UnsavedInputContext = createContext<UnsavedInput | null>(null);

/** @throws Error outside the dashboard */
export const useUnsavedGuard = (): UnsavedInput => {
  const guard = useContext(UnsavedInputContext);
  if (guard === null) throw new Error("useUnsavedGuard needs an UnsavedInputProvider above it");
  return guard;
};

/** As long as `unsaved` holds, nobody leaves this form without being asked. `name` is the form's, unique on the page. */
export const useUnsavedInput = (name: string, unsaved: boolean): void => {
  const { declare } = useUnsavedGuard();
  useEffect(() => {
    declare(name, unsaved);
    return () => declare(name, false);
  }, [declare, name, unsaved]);
};

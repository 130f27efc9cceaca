import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's rendering and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

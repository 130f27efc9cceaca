import { type ReactNode, useEffect } from "react";

/** Calls `onHydrated` once, when all of its children are hydrated or rendered. */
export const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
};

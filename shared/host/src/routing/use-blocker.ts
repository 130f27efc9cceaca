import type { HeldNavigation, NavigationBlocker } from "@promptfolio/contracts/host-api";
import { useEffect, useEffectEvent, useState } from "react";
import { useHost } from "../host-context";

/**
 * Blocks navigations for which `shouldBlock` returns true: links, code, the browser's buttons, and closing the tab.
 * Returns the blocked navigation, which can proceed or be cancelled; null if there is none.
 */
export const useBlocker = (shouldBlock: NavigationBlocker["shouldBlock"]): HeldNavigation | null => {
  const { registerBlocker } = useHost().navigation;
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  const isBlocking = useEffectEvent(shouldBlock);

  useEffect(
    () =>
      registerBlocker({
        shouldBlock: (current, next) => isBlocking(current, next),
        onBlocked: ({ proceed, cancel }) => {
          const release = (decide: () => void) => () => {
            setHeld(null);
            decide();
          };
          setHeld({ proceed: release(proceed), cancel: release(cancel) });
        },
      }),
    [registerBlocker],
  );

  return held;
};

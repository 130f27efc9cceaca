import { useContext, useEffect, useEffectEvent, useState } from "react";
import type { BlockedNavigation, NavigationBlocker } from "./guarded-history";
import { GuardedHistoryContext } from "./guarded-router";

/**
 * Blocks navigations for which `shouldBlock` returns true: links, code, the browser's buttons, and closing the tab.
 * Returns the blocked navigation, which can proceed or be cancelled; undefined if there is none.
 */
export const useBlocker = (
  shouldBlock: NavigationBlocker["shouldBlock"],
): (BlockedNavigation & { cancel(): void }) | undefined => {
  const history = useContext(GuardedHistoryContext);
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const isBlocking = useEffectEvent(shouldBlock);

  useEffect(
    () =>
      history?.block({
        shouldBlock: (current, next) => isBlocking(current, next),
        onBlocked: setBlocked,
      }),
    [history],
  );

  if (!blocked) return undefined;
  const cancel = () => setBlocked(undefined);
  return {
    cancel,
    proceed: () => {
      cancel();
      blocked.proceed();
    },
  };
};

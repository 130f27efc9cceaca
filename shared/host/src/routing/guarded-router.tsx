import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from "react";
import { unstable_HistoryRouter as HistoryRouter } from "react-router-dom";
import type { BlockedNavigation, GuardedHistory, NavigationBlocker } from "./guarded-history";

/** Undefined on the server, where nobody navigates. */
const GuardedHistoryContext = createContext<GuardedHistory | undefined>(undefined);

/** Runs the router on a history, and lets pages block navigations: see `useBlocker`. */
export const GuardedRouter = ({ history, children }: { history: GuardedHistory; children: ReactNode }) => (
  <GuardedHistoryContext value={history}>
    {/* Without transitions: a page that is pressed is rendered at once. */}
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  </GuardedHistoryContext>
);

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

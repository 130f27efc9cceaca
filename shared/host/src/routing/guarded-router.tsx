import { createContext, type ReactNode } from "react";
import { unstable_HistoryRouter as HistoryRouter } from "react-router-dom";
import type { GuardedHistory } from "./guarded-history";

/** Undefined on the server, where nobody navigates. */
export const GuardedHistoryContext = createContext<GuardedHistory | undefined>(undefined);

/** Runs the router on a history, and lets pages block navigations: see `useBlocker`. */
export const GuardedRouter = ({ history, children }: { history: GuardedHistory; children: ReactNode }) => (
  <GuardedHistoryContext value={history}>
    {/* Without transitions: a page that is pressed is rendered at once. */}
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  </GuardedHistoryContext>
);

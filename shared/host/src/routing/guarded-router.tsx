import type { SiteLocation } from "@promptfolio/contracts/host-api";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { NavigationType, type Navigator, parsePath, Router, type To } from "react-router-dom";
import type { BlockerRegistry } from "./blocker-registry";
import type { RouterHistory } from "./history";

const targetOf = (to: To, current: SiteLocation): SiteLocation => {
  const { pathname = current.pathname, search = "", hash = "" } = typeof to === "string" ? parsePath(to) : to;
  return { pathname, search, hash };
};

/** Runs the router on a history, and lets pages block navigations: see `useBlocker`. */
export const GuardedRouter = ({
  history,
  blockers,
  children,
}: {
  history: RouterHistory;
  blockers: Pick<BlockerRegistry, "find">;
  children: ReactNode;
}) => {
  const [{ location, action }, setEntry] = useState({ location: history.location, action: history.action });
  const rendered = useRef(location);
  const isReturning = useRef(false);

  useLayoutEffect(() => {
    rendered.current = location;
  }, [location]);

  const guard = useMemo(() => {
    /** Runs the navigation, or passes it to the blocker that blocks it. */
    const run = (next: SiteLocation, proceed: () => void): void => {
      const blocker = blockers.find(rendered.current, next);
      if (blocker) blocker.onBlocked({ proceed, cancel: () => undefined });
      else proceed();
    };
    const navigator: Navigator = {
      createHref: history.createHref,
      go: history.go,
      push: (to, state) => run(targetOf(to, rendered.current), () => history.push(to, state)),
      replace: (to, state) => run(targetOf(to, rendered.current), () => history.replace(to, state)),
    };
    return { run, navigator };
  }, [history, blockers]);

  useLayoutEffect(
    () =>
      history.listen((update) => {
        const follow = () => setEntry({ location: update.location, action: update.action });
        if (update.action !== NavigationType.Pop || isReturning.current || update.delta === undefined) {
          isReturning.current = false;
          return follow();
        }
        // The browser has navigated already: go back until the blocker has decided.
        const { delta } = update;
        let isPending = true;
        guard.run(update.location, () => {
          if (isPending) {
            isPending = false;
            return follow();
          }
          isReturning.current = true;
          history.go(delta);
        });
        if (isPending) {
          isPending = false;
          isReturning.current = true;
          history.go(-delta);
        }
      }),
    [history, guard],
  );

  return (
    <Router location={location} navigationType={action} navigator={guard.navigator}>
      {children}
    </Router>
  );
};

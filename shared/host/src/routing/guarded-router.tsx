import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  type Navigator,
  parsePath,
  Router,
  type To,
  type UNSAFE_createBrowserHistory,
} from "react-router-dom";
import { type Blocker, BlockerContext, type Navigation, type ShouldBlock, UNBLOCKED } from "./blocker";

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

const placeOf = (to: To, current: Navigation["currentLocation"]): Navigation["nextLocation"] => {
  const { pathname = current.pathname, search = "", hash = "" } = typeof to === "string" ? parsePath(to) : to;
  return { pathname, search, hash };
};

/** The router on a history, with navigations that can be held up: see `useBlocker`. */
export const GuardedRouter = ({ history, children }: { history: History; children: ReactNode }) => {
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action });
  const [blocker, setBlocker] = useState<Blocker>(UNBLOCKED);
  const shouldBlock = useRef<ShouldBlock | null>(null);
  const shown = useRef(location);
  const letPass = useRef(false);

  useLayoutEffect(() => {
    shown.current = location;
  }, [location]);

  const guard = useMemo(() => {
    /** Runs the navigation, or keeps it until whoever asked to be asked has decided. */
    const ask = (next: Navigation["nextLocation"], go: () => void): void => {
      const isHeldUp = shouldBlock.current?.({ currentLocation: shown.current, nextLocation: next }) ?? false;
      if (!isHeldUp) {
        go();
        return;
      }
      setBlocker({
        state: "blocked",
        proceed: () => {
          setBlocker(UNBLOCKED);
          go();
        },
        reset: () => setBlocker(UNBLOCKED),
      });
    };
    const navigator: Navigator = {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: (delta) => history.go(delta),
      push: (to, state) => ask(placeOf(to, shown.current), () => history.push(to, state)),
      replace: (to, state) => ask(placeOf(to, shown.current), () => history.replace(to, state)),
    };
    return { ask, navigator };
  }, [history]);

  useLayoutEffect(
    () =>
      history.listen((update) => {
        const follow = () => setPlace({ location: update.location, action: update.action });
        if (update.action !== "POP" || letPass.current || update.delta === null) {
          letPass.current = false;
          return follow();
        }
        // The browser has gone there already: back, until it is decided.
        const { delta } = update;
        let isHeldUp = true;
        guard.ask(update.location, () => {
          if (isHeldUp) {
            isHeldUp = false;
            return follow();
          }
          letPass.current = true;
          history.go(delta);
        });
        if (isHeldUp) {
          isHeldUp = false;
          letPass.current = true;
          history.go(-delta);
        }
      }),
    [history, guard],
  );

  const registry = useMemo(
    () => ({
      current: blocker,
      setShouldBlock: (next: ShouldBlock | null) => {
        shouldBlock.current = next;
      },
    }),
    [blocker],
  );

  return (
    <BlockerContext value={registry}>
      <Router location={location} navigationType={action} navigator={guard.navigator}>
        {children}
      </Router>
    </BlockerContext>
  );
};

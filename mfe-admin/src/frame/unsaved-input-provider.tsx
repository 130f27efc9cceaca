import { useBlocker } from "@promptfolio/host/router";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { FetchedLeaveQuestion } from "./fetched-leave-question";
import { tabOf } from "./tabs";
import { UnsavedInputContext } from "./unsaved-input";

const NOTHING: ReadonlySet<string> = new Set();

interface Place {
  pathname: string;
  search: string;
}

const isElsewhere = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search);

/**
 * Asks before typed input is lost: when going to another tab or page, when signing out, when closing the window. The
 * router knows one blocker at a time, so all forms of the dashboard share this one.
 */
export const UnsavedInputProvider = ({
  children,
}: {
  /** Gets whether anything is unsaved, and how to give it up. */
  children: (unsaved: boolean, giveUp: () => void) => ReactNode;
}) => {
  const [names, setNames] = useState(NOTHING);
  const [pending, setPending] = useState<{ action: () => void; only: string | undefined } | null>(null);
  const unsaved = names.size > 0;

  const declare = useCallback((name: string, isUnsaved: boolean) => {
    setNames((current) => {
      if (current.has(name) === isUnsaved) return current;
      const next = new Set(current);
      if (isUnsaved) next.add(name);
      else next.delete(name);
      return next;
    });
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && isElsewhere(currentLocation, nextLocation),
  );

  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, [unsaved]);

  const guard = useMemo(
    () => ({
      declare,
      leave: (action: () => void, only?: string) => {
        if (only === undefined ? names.size > 0 : names.has(only)) setPending({ action, only });
        else action();
      },
    }),
    [declare, names],
  );

  const blocked = blocker.state === "blocked";
  /** Lets go of everything, and goes where somebody was held up from going. */
  const giveUp = () => {
    setNames(NOTHING);
    setPending(null);
    if (blocked) blocker.proceed();
  };
  const stay = () => {
    if (blocked) blocker.reset();
    setPending(null);
  };
  const go = () => {
    if (pending === null || pending.only === undefined) giveUp();
    else {
      declare(pending.only, false);
      setPending(null);
    }
    pending?.action();
  };

  return (
    <UnsavedInputContext value={guard}>
      {children(unsaved, giveUp)}
      {unsaved && <FetchedLeaveQuestion open={blocked || pending !== null} onLeave={go} onStay={stay} />}
    </UnsavedInputContext>
  );
};

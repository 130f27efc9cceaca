import { useBlocker } from "@promptfolio/host/router";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { LazyLeaveQuestion } from "./lazy-leave-question";
import { tabOf } from "./tabs";
import { UnsavedInputContext } from "./unsaved-input";

const NONE: ReadonlySet<string> = new Set();

interface DashboardLocation {
  pathname: string;
  search: string;
}

const leavesTab = (from: DashboardLocation, to: DashboardLocation): boolean =>
  from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search);

/**
 * Asks before unsaved input is lost: on changing tab or page, signing out, closing the window. All
 * forms of the dashboard share one blocker.
 */
export const UnsavedInputProvider = ({
  children,
}: {
  /** Receives whether anything is unsaved, and a way to discard it. */
  children: (unsaved: boolean, discard: () => void) => ReactNode;
}) => {
  const [names, setNames] = useState(NONE);
  const [pending, setPending] = useState<{ action: () => void; only: string | undefined }>();
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

  const held = useBlocker((current, next) => unsaved && (next === undefined || leavesTab(current, next)));

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

  /** Discards all unsaved input and continues the blocked navigation. */
  const discard = () => {
    setNames(NONE);
    setPending(undefined);
    held?.proceed();
  };
  const stay = () => {
    held?.cancel();
    setPending(undefined);
  };
  const go = () => {
    if (pending?.only === undefined) discard();
    else {
      declare(pending.only, false);
      setPending(undefined);
    }
    pending?.action();
  };

  return (
    <UnsavedInputContext value={guard}>
      {children(unsaved, discard)}
      {unsaved && <LazyLeaveQuestion open={Boolean(held ?? pending)} onLeave={go} onStay={stay} />}
    </UnsavedInputContext>
  );
};

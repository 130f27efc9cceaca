import { useBlocker } from "@promptfolio/host/router";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { LeaveQuestionProps } from "./leave-question";
import { tabOf } from "./tabs";
import { useLazy } from "./use-lazy";

/** Tracks which forms have unsaved input. */
interface UnsavedInput {
  declare(name: string, unsaved: boolean): void;
  /** Runs the action at once if nothing would be lost, otherwise asks first. `only` limits this to one form. */
  leave(action: () => void, only?: string): void;
}

const UnsavedInputContext = createContext<UnsavedInput | undefined>(undefined);

/** @throws Error outside the dashboard */
export const useUnsavedGuard = (): UnsavedInput => {
  const guard = useContext(UnsavedInputContext);
  if (guard === undefined) throw new Error("useUnsavedGuard needs an UnsavedInputProvider above it");
  return guard;
};

/** Asks before leaving while `unsaved` is true. `name` identifies the form and is unique on the page. */
export const useUnsavedInput = (name: string, unsaved: boolean): void => {
  const { declare } = useUnsavedGuard();
  useEffect(() => {
    declare(name, unsaved);
    return () => declare(name, false);
  }, [declare, name, unsaved]);
};

const loadQuestion = () => import(/* webpackChunkName: "leave-question" */ "./leave-question");

/** Loaded with the first unsaved input, so that dialogs stay out of the first paint. */
const LazyLeaveQuestion = (props: LeaveQuestionProps) => {
  const { loading, retry } = useLazy("leave question", loadQuestion);
  const { open } = props;
  useEffect(() => {
    if (open && loading.state === "failed") retry();
  }, [open, loading.state, retry]);
  return loading.state === "ready" ? <loading.Component {...props} /> : null;
};

const NONE: ReadonlySet<string> = new Set();

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

  const held = useBlocker((current, next) => {
    const leavesTab = current.pathname !== next?.pathname || tabOf(current.search) !== tabOf(next.search);
    return unsaved && leavesTab;
  });

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

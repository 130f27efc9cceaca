/** The events of a first interaction: scrolling, pointing, typing. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"] as const;

/** Undefined if the browser doesn't support the check. */
const interacted = (): boolean | undefined => navigator.userActivation?.hasBeenActive;

/** Whether the visitor has pressed or typed anything on this page. True if the browser doesn't support the check. */
export const hasInteracted = (): boolean => interacted() ?? true;

/** What waits for the first interaction, with one set of listeners for all of it. */
const waiting = new Set<() => void>();
let isListening = false;

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  const listeners = new AbortController();
  const begin = (): void => {
    listeners.abort();
    isListening = false;
    const works = [...waiting];
    waiting.clear();
    for (const work of works)
      try {
        work();
      } catch (error) {
        // The others must begin all the same.
        reportError(error);
      }
  };
  // Capturing: runs before another listener can stop the event's propagation.
  const options = { capture: true, passive: true, signal: listeners.signal };
  for (const sign of SIGNS) addEventListener(sign, begin, options);
};

/**
 * Calls `work` once, on the first interaction with the page, or at once if there was one already. For work that is not
 * needed before, so that it does not compete with the first picture for bandwidth. Returns a function that cancels it.
 */
export const onFirstInteraction = (work: () => void): (() => void) => {
  if (interacted()) {
    work();
    return () => undefined;
  }
  listen();
  waiting.add(work);
  return () => void waiting.delete(work);
};

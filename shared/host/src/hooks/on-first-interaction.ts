/** The events of a first interaction: scrolling, pointing, typing. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"] as const;

/** Whether the visitor has pressed or typed anything on this page. True if the browser doesn't support the check. */
export const hasInteracted = (): boolean =>
  !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

const isKnownToHaveInteracted = (): boolean => "userActivation" in navigator && hasInteracted();

/**
 * Calls `work` once, on the first interaction with the page, or at once if there was one already. For work that is not
 * needed before, so that it does not compete with the first picture for bandwidth. Returns a function that cancels it.
 */
export const onFirstInteraction = (work: () => void): (() => void) => {
  if (isKnownToHaveInteracted()) {
    work();
    return () => undefined;
  }
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, once, true);
  };
  const once = () => {
    stop();
    work();
  };
  // Capturing: runs before another listener can stop the event's propagation.
  for (const sign of SIGNS) addEventListener(sign, once, { capture: true, passive: true });
  return stop;
};

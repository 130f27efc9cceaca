/** What a visitor does first: reading on, pointing, typing. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"] as const;

/** Whether the visitor has pressed or typed anything on this page. Browsers that do not tell count as yes. */
export const hasInteracted = (): boolean =>
  !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

const isKnownToHaveInteracted = (): boolean => "userActivation" in navigator && hasInteracted();

/**
 * Calls back once, when the visitor first does anything on the page; at once if they have. What nobody needs before
 * comes then, so that it does not compete with the first picture for the line. Returns the function that gives up.
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
  // Capturing: before anything can keep the event from coming this far.
  for (const sign of SIGNS) addEventListener(sign, once, { capture: true, passive: true });
  return stop;
};

/** What a visitor does first: reading on, pointing, typing. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "focusin"] as const;

/** Whether the visitor has pressed or typed anything on this page. Yes where the browser can't tell. */
export const hasInteracted = (): boolean =>
  !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;

const isKnownToHaveInteracted = (): boolean => "userActivation" in navigator && hasInteracted();

/**
 * Calls back once, on the first interaction with the page; at once if there was one. For what is not needed before,
 * so that it does not compete with the first picture for bandwidth. Returns the function that cancels.
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

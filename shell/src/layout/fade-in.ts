const DURATION_MS = 200;
const KEYFRAMES = [{ opacity: 0, transform: "translateY(6px)" }, { opacity: 1 }];

/** Fades a new element in; shows it at once if the visitor prefers reduced motion, or the browser has no animations. */
export const fadeIn = (element: HTMLElement): void => {
  if (!("animate" in element) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate(KEYFRAMES, { duration: DURATION_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
};

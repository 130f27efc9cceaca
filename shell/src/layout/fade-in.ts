const DURATION_MS = 200;
const KEYFRAMES = [{ opacity: 0, transform: "translateY(6px)" }, { opacity: 1 }];

/** Fades something new in; at once for visitors who want no motion, and where the browser has no animations. */
export const fadeIn = (element: HTMLElement): void => {
  if (!("animate" in element) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate(KEYFRAMES, { duration: DURATION_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" });
};

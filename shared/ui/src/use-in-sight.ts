import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has been visible once: `threshold` of it within `margin` of the viewport, or printed. False on the
 * server and while hydrating; true at once if the browser has no IntersectionObserver.
 */
export const useInSight = (
  ref: RefObject<Element | null>,
  { threshold, margin }: { threshold: number; margin: string },
): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (seen || element === null) return;
    if (typeof IntersectionObserver === "undefined") {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { threshold, rootMargin: margin },
    );
    observer.observe(element);
    const show = () => setSeen(true);
    addEventListener("beforeprint", show);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", show);
    };
  }, [ref, seen, threshold, margin]);
  return seen;
};

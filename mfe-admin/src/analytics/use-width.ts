import { type RefObject, useEffect, useState } from "react";

/** The width of an element in pixels, kept up to date; `initial` until it is known. */
export const useWidth = (element: RefObject<HTMLElement | null>, initial: number): number => {
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

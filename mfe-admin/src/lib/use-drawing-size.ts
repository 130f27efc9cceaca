import { type RefObject, useEffect, useState } from "react";

const PIXELS_AT_FULL_SIZE = 16;

export interface DrawingSize {
  /** In units of the drawing; one unit is one pixel at the default text size. */
  width: number;
  /** Pixels per unit: 2 if the reader has doubled the text size. */
  scale: number;
}

const textScale = (): number => {
  const pixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(pixels) ? pixels / PIXELS_AT_FULL_SIZE : 1;
};

/** The size of a drawing that fills an element's width and scales with the text; `initial` is used until measured. */
export const useDrawingSize = (element: RefObject<HTMLElement | null>, initial: number): DrawingSize => {
  const [size, setSize] = useState<DrawingSize>({ width: initial, scale: 1 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const scale = textScale();
      setSize({ width: entry.contentRect.width / scale, scale });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

/** The SVG attributes for a drawing of this width and height, in units. */
export const drawingBox = ({ width, scale }: DrawingSize, height: number) => ({
  width: width * scale,
  height: height * scale,
  viewBox: `0 0 ${width} ${height}`,
});

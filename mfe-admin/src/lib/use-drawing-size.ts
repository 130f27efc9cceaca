import { type RefObject, useEffect, useState } from "react";

const PIXELS_AT_FULL_SIZE = 16;

export interface DrawingSize {
  /** In units of the drawing: as many as pixels while text has its usual size. */
  width: number;
  /** Pixels of a unit: 2 where the reader has doubled the size of text. */
  scale: number;
}

const textScale = (): number => {
  const pixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(pixels) ? pixels / PIXELS_AT_FULL_SIZE : 1;
};

/** The size of a drawing as wide as an element, which grows with the text; `initial` units until that is known. */
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

/** The attributes of a drawing so many units wide and high. */
export const drawingBox = ({ width, scale }: DrawingSize, height: number) => ({
  width: width * scale,
  height: height * scale,
  viewBox: `0 0 ${width} ${height}`,
});

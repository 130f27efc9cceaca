import { useEffect, useState } from "react";

/** A section counts as read once its top is above this share of the viewport's height. */
const READING_LINE = 0.3;

/**
 * The index of the section being read: the last whose top has passed the reading line. At the end of the page it is the
 * last section, which may be too short to reach the line.
 */
export const sectionBeingRead = (tops: readonly number[], line: number, atEnd: boolean): number =>
  atEnd
    ? tops.length - 1
    : Math.max(
        0,
        tops.findLastIndex((top) => top <= line),
      );

const isAtEnd = (): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2;
};

const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;

/** The id of the section being read, updated on scroll at most once per frame. */
export const useReadingPosition = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      setCurrent(ids[sectionBeingRead(ids.map(topOf), window.innerHeight * READING_LINE, isAtEnd())]);
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [ids]);
  return current;
};

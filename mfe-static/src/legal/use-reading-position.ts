import { useEffect, useState } from "react";
import { READING_LINE, sectionBeingRead } from "./reading-position";

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

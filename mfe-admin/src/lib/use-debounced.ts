import { useEffect, useState } from "react";

/** The value once it has stood still for `delay` milliseconds. */
export const useDebounced = <T>(value: T, delay: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
};

/** How long typing must rest before a search is made, in milliseconds. */
export const SEARCH_DELAY = 250;

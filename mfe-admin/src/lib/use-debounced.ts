import { useEffect, useState } from "react";

/** The value once it has been stable for `delay` milliseconds. */
export const useDebounced = <T>(value: T, delay: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
};

export const SEARCH_DELAY_MS = 250;

import { useEffect, useState } from "react";

/** True once `active` has been true for `limitMs` milliseconds. */
export const useExceeds = (active: boolean, limitMs: number): boolean => {
  const [exceeded, setExceeded] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setExceeded(true), limitMs);
    return () => {
      clearTimeout(timer);
      setExceeded(false);
    };
  }, [active, limitMs]);
  return exceeded;
};

import { useEffect, useState } from "react";

/** The time after which visitors wonder whether anything is happening. */
const SLOW_AFTER_MS = 6_000;

/** True once `active` has been true for long enough to show a notice. */
export const useSlow = (active: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
};

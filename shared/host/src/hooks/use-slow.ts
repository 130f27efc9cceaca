import { useEffect, useState } from "react";

/** After this time a visitor wonders whether anything happens. */
const SLOW_AFTER_MS = 6_000;

/** True once `active` has lasted long enough to say so. */
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

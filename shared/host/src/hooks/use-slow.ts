import { useEffect, useState } from "react";

/** Longer than this, and a visitor wonders whether anything happens. In milliseconds. */
const PATIENCE = 6_000;

/** True once something has been going on for longer than anybody likes to wait. */
export const useSlow = (active: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
};

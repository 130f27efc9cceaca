import { useEffect, useState } from "react";

/** Whether something has been going on for longer than `limit` milliseconds. */
export const usePatience = (goingOn: boolean, limit: number): boolean => {
  const [exceeded, setExceeded] = useState(false);
  useEffect(() => {
    if (!goingOn) return;
    const timer = setTimeout(() => setExceeded(true), limit);
    return () => {
      clearTimeout(timer);
      setExceeded(false);
    };
  }, [goingOn, limit]);
  return exceeded;
};

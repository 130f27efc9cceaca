import { type ReactNode, useEffect, useState } from "react";

/** After this time visitors wonder whether their press was noticed. */
const WONDER_AFTER_MS = 300;

/** True once `active` has been true for long enough to say what is being done, or for `afterMs` milliseconds. */
export const useLasting = (active: boolean, afterMs = WONDER_AFTER_MS): boolean => {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLasting(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, afterMs]);
  return lasting;
};

/** A control's label, or what the press is doing, such as "Opening…", if that takes a while. */
export const Doing = ({ active, text, children }: { active: boolean; text: string; children?: ReactNode }) =>
  useLasting(active) ? <span>{text}</span> : children;

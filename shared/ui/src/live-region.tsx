import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden";

/**
 * Says its text to assistive technology when it changes, without showing it: counts, results, reveals. Keep it in the
 * page all the time and change what is in it. `urgent` interrupts.
 */
export const LiveRegion = ({ urgent = false, children }: { urgent?: boolean; children?: ReactNode }) => {
  return (
    <VisuallyHidden
      role={urgent ? "alert" : "status"}
      aria-live={urgent ? "assertive" : "polite"}
      aria-atomic
    >
      {children}
    </VisuallyHidden>
  );
};

import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden";

/**
 * Announces its text to assistive technology when it changes, without showing it: counts, results, reveals. Keep it
 * mounted and change its content. `urgent` interrupts.
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

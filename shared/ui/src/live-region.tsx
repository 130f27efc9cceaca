import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden";

/**
 * Announces its text to assistive technology when it changes, without showing it: counts, results, reveals. Keep it
 * mounted and change its content.
 */
export const LiveRegion = ({ children }: { children?: ReactNode }) => (
  <VisuallyHidden role="status" aria-live="polite" aria-atomic>
    {children}
  </VisuallyHidden>
);

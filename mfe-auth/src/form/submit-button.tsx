import { Button } from "@promptfolio/ui/button";
import type { ReactNode } from "react";

interface SubmitButtonProps {
  busy: boolean;
  /** The label while the form is sent. */
  busyLabel: string;
  /** Busy without a spinner. */
  still?: boolean;
  /** For use beside other forms: only as wide as its text. */
  compact?: boolean;
  /** The action is destructive. */
  danger?: boolean;
  children: ReactNode;
}

/** Submits its form, once at a time. */
export const SubmitButton = ({
  busy,
  busyLabel,
  still = false,
  compact = false,
  danger = false,
  children,
}: SubmitButtonProps) => (
  <Button
    type="submit"
    variant={danger ? "danger" : "primary"}
    size={compact ? "medium" : "large"}
    wide={!compact}
    busy={busy && !still}
    {...(still && { "aria-disabled": true, "aria-busy": true })}
  >
    {busy ? busyLabel : children}
  </Button>
);

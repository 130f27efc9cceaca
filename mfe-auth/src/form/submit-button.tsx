import { Button } from "@promptfolio/ui/button";
import type { ReactNode } from "react";

interface SubmitButtonProps {
  busy: boolean;
  /** What it says while the form is sent. */
  busyLabel: string;
  /** Busy for so long that the spinner has stopped. */
  still?: boolean;
  children: ReactNode;
}

/** Sends the form it stands in, not twice at a time. Pressed before the page is alive, it waits for that. */
export const SubmitButton = ({ busy, busyLabel, still = false, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant="primary"
    size="large"
    wide
    busy={busy && !still}
    {...(still && { "aria-disabled": true, "aria-busy": true })}
  >
    {busy ? busyLabel : children}
  </Button>
);

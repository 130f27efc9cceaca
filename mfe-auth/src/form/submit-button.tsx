import { color } from "@promptfolio/shared/theme";
import { Button } from "@promptfolio/shared/ui/button";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useHydrated } from "./use-hydrated";

/** Not yet alive, it looks as it will: only pressing it has to wait. */
const Waiting = styled(Button)`
  &&:disabled {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onAccent};
    cursor: progress;
  }
`;

interface SubmitButtonProps {
  busy: boolean;
  /** What it says while the form is sent. */
  busyLabel: string;
  /** Busy for so long that the spinner has stopped. */
  still?: boolean;
  children: ReactNode;
}

/** Sends the form it stands in. Cannot be pressed twice, nor before the page is alive. */
export const SubmitButton = ({ busy, busyLabel, still = false, children }: SubmitButtonProps) => {
  const hydrated = useHydrated();
  return (
    <Waiting
      type="submit"
      variant="primary"
      size="large"
      wide
      busy={busy && !still}
      disabled={!hydrated}
      {...(still && { "aria-disabled": true, "aria-busy": true })}
    >
      {busy ? busyLabel : children}
    </Waiting>
  );
};

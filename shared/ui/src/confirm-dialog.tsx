import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { color, space, type } from "./theme/theme";

const Problem = styled.p`
  ${type.small}
  margin-top: calc(-1 * ${space[1]});
  color: ${color.danger};
`;

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The action in a word or two: "Delete user". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action destroys something. */
  destructive?: boolean;
  /** The action is in progress: nothing can be pressed, and the dialog stays open. */
  busy?: boolean;
  /** Why the action failed. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a consequential action. Focus starts on Cancel. */
export const ConfirmDialog = ({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  destructive = false,
  busy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    question
    open={open}
    onClose={() => {
      if (!busy) onCancel();
    }}
    title={title}
    description={description}
    width="28rem"
    actions={
      <>
        <Button disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={destructive ? "danger" : "primary"} busy={busy} doing="Working…" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {error && <Problem role="alert">{error}</Problem>}
  </Dialog>
);

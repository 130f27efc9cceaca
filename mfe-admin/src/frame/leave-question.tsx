import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";

export interface LeaveQuestionProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

export default function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      description="You have unsaved changes. They are lost if you leave."
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      destructive
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}

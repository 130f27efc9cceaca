import * as Primitive from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "./button";
import { Actions, descriptionStyle, dialogStyle, Scrim, titleStyle } from "./dialog-style";
import { color, space, type } from "./theme/theme";
import { useFocusReturn } from "./use-focus-return";

const Content = styled(Primitive.Content)<{ $width?: string }>`
  ${dialogStyle}
`;

const Title = styled(Primitive.Title)`
  ${titleStyle}
`;

const Description = styled(Primitive.Description)`
  ${descriptionStyle}
`;

const Problem = styled.p`
  ${type.small}
  margin-top: ${space[4]};
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
}: ConfirmDialogProps) => {
  const focus = useFocusReturn();
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !busy) onCancel();
      }}
    >
      <Primitive.Portal>
        <Scrim data-state={open ? "open" : "closed"} />
        <Content {...focus} aria-modal $width="28rem">
          <Title>{title}</Title>
          <Description>{description}</Description>
          {error && <Problem role="alert">{error}</Problem>}
          <Actions>
            <Primitive.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button
              variant={destructive ? "danger" : "primary"}
              busy={busy}
              doing="Working…"
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </Actions>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};

import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../src/button";
import { ConfirmDialog } from "../../src/confirm-dialog";
import { Dialog } from "../../src/dialog";
import { IconButton } from "../../src/icon-button";
import { CircleCheck, CircleX, Copy, X } from "../../src/icons";
import { Row, Stack } from "../../src/layout";
import { LiveRegion } from "../../src/live-region";
import { TextField } from "../../src/text-field";
import {
  notice,
  noticeClose,
  noticeDescription,
  noticeTitle,
  stackMessage,
  toastColor,
} from "../../src/toast-styles";
import { Tooltip, TooltipGroup } from "../../src/tooltip";
import { Specimen } from "../specimen";

const StackMessage = styled.div<{ $type: keyof typeof toastColor }>`
  ${stackMessage}

  > svg {
    color: ${({ $type }) => toastColor[$type]};
  }
`;
const Notice = styled.div<{ $destructive?: boolean }>`
  ${notice}
  max-width: 24rem;
`;
const NoticeTitle = styled.p`
  ${noticeTitle}
`;
const NoticeDescription = styled.p`
  ${noticeDescription}
`;
const NoticeClose = styled(IconButton)`
  ${noticeClose}
`;

const Dialogs = () => {
  const [open, setOpen] = useState<"dialog" | "confirm" | "busy">();
  const close = () => setOpen(undefined);
  return (
    <Row>
      <Button onClick={() => setOpen("dialog")}>Open a dialog</Button>
      <Button onClick={() => setOpen("confirm")}>Ask before deleting</Button>
      <Button onClick={() => setOpen("busy")}>Ask, and fail</Button>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Edit image"
        description="Old links stay alive when the title changes."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <TextField label="Title" defaultValue="Halden Ferries" />
      </Dialog>
      <ConfirmDialog
        open={open === "confirm" || open === "busy"}
        title="Delete image"
        description='Are you sure you want to delete "Halden Ferries"?'
        confirmLabel="Delete"
        destructive
        error={open === "busy" ? "Failed to delete image" : undefined}
        onConfirm={close}
        onCancel={close}
      />
    </Row>
  );
};

const Announcements = () => {
  const [count, setCount] = useState(0);
  return (
    <Row>
      <Button onClick={() => setCount(count + 1)}>Announce a count</Button>
      <LiveRegion>{count > 0 && `${count} images`}</LiveRegion>
    </Row>
  );
};

export const Overlays = () => (
  <>
    <Specimen name="Dialog" note="Holds the focus, and gives it back.">
      <Dialogs />
    </Specimen>
    <Specimen name="Tooltip" note="A hint after 700 ms.">
      <Row>
        <TooltipGroup>
          <Tooltip text="Copies the prompt to the clipboard">
            <IconButton label="Copy prompt" icon={<Copy />} variant="secondary" />
          </Tooltip>
          <Tooltip text="Opens the form" side="bottom">
            <Button>Edit</Button>
          </Tooltip>
        </TooltipGroup>
      </Row>
    </Specimen>
    <Specimen name="Toasts" note="Short messages in a stack; one notice with a title at a time.">
      <Stack $gap={3} $align="start">
        <StackMessage $type="success">
          <CircleCheck aria-hidden />
          Prompt copied to clipboard!
        </StackMessage>
        <StackMessage $type="error">
          <CircleX aria-hidden />
          Failed to download prompt
        </StackMessage>
        <Notice>
          <NoticeTitle>Prompt revealed!</NoticeTitle>
          <NoticeDescription>Previously viewed - no credit used.</NoticeDescription>
          <NoticeClose label="Dismiss" icon={<X />} size="small" />
        </Notice>
        <Notice $destructive>
          <NoticeTitle>View limit reached</NoticeTitle>
          <NoticeDescription>
            Come tomorrow, you have reached today&rsquo;s limit. Sign up for more daily views!
          </NoticeDescription>
          <NoticeClose label="Dismiss refusal" icon={<X />} size="small" />
        </Notice>
      </Stack>
    </Specimen>
    <Specimen name="Live region" note="Says what changed, without showing it.">
      <Announcements />
    </Specimen>
  </>
);

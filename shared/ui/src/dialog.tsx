import * as Primitive from "radix-ui/dialog";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Actions, descriptionStyle, dialogStyle, Scrim, titleStyle } from "./dialog-style";
import { IconButton } from "./icon-button";
import { X } from "./icons";
import { space } from "./theme/theme";
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

const Close = styled(IconButton)`
  position: absolute;
  top: ${space[3]};
  right: ${space[3]};
`;

const Body = styled.div`
  margin-top: ${space[5]};
`;

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the bottom, the affirmative one last. */
  actions?: ReactNode;
  /** The maximum width, `40rem`. */
  width?: string;
  children?: ReactNode;
}

/** A modal dialog. Traps focus, closes on Escape and on a press outside, restores focus. */
export const Dialog = ({ open, onClose, title, description, actions, width, children }: DialogProps) => {
  const focus = useFocusReturn();
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>
        <Scrim data-state={open ? "open" : "closed"} />
        <Content
          {...focus}
          aria-modal
          {...(!description && { "aria-describedby": undefined })}
          {...(width && { $width: width })}
        >
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {children && <Body>{children}</Body>}
          {actions && <Actions>{actions}</Actions>}
          <Primitive.Close asChild>
            <Close label="Close" icon={<X />} />
          </Primitive.Close>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};

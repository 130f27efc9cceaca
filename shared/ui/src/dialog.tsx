import * as Primitive from "radix-ui/dialog";
import { type ReactNode, useRef } from "react";
import { keyframes, styled } from "styled-components";
import { IconButton } from "./icon-button";
import { X } from "./icons";
import { color, layer, media, motion, radius, shadow, space, type } from "./theme/theme";

/** An element, and what is around it that can have the focus. */
const pathOf = (element: Element | null | undefined): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...pathOf(element.parentElement?.closest("[tabindex]"))] : [];

/**
 * Returns the focus to the element that had it when a dialog opened, whether or not that was the dialog's trigger; if the
 * element is gone, to what is around it. After a navigation, to the new page.
 */
const useFocusReturn = () => {
  const path = useRef<HTMLElement[]>([]);
  const page = useRef("");
  return {
    onOpenAutoFocus: (): void => {
      path.current = pathOf(document.activeElement);
      page.current = location.pathname;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const isSamePage = location.pathname === page.current;
      const target = isSamePage
        ? path.current.find(({ isConnected }) => isConnected)
        : document.querySelector("main");
      target?.focus({ preventScroll: !isSamePage });
    },
  };
};

const fadeIn = keyframes`
  from { opacity: 0; }
`;
const fadeOut = keyframes`
  to { opacity: 0; }
`;
const appear = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

/**
 * Darkens the page and captures scrolling: its content is 1 px taller than itself. So the page keeps its scrollbar, and
 * nothing moves sideways.
 */
const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.scrim};
  background: ${color.scrim};
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  pointer-events: auto;
  animation: ${fadeIn} ${motion.base};

  &[data-state="closed"] {
    animation: ${fadeOut} ${motion.fast} forwards;
  }

  &::after {
    content: "";
    display: block;
    height: calc(100% + 1px);
  }
`;

/** In the middle of large screens, at the bottom of small ones. */
const Content = styled(Primitive.Content)<{ $width: string }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.dialog};
  /* A message fits above it. */
  max-height: calc(100dvh - min(5rem, 12dvh));
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[6]};
  padding-bottom: max(${space[6]}, env(safe-area-inset-bottom));
  border: 1px solid ${color.line};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  animation: ${appear} ${motion.fast};

  &[data-state="closed"] {
    animation: ${fadeOut} ${motion.fast} forwards;
  }

  ${media.small} {
    inset: 0;
    width: min(${({ $width }) => $width}, calc(100vw - 3rem));
    height: fit-content;
    max-height: calc(100dvh - 3rem);
    margin: auto;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }
`;

const Title = styled(Primitive.Title)`
  ${type.subheading}
  padding-right: ${space[10]};
`;

const Description = styled(Primitive.Description)`
  ${type.body}
  margin-top: ${space[2]};
  color: ${color.inkSoft};
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${space[3]};
  right: ${space[3]};
`;

const Body = styled.div`
  margin-top: ${space[5]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  margin-top: ${space[6]};
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
  /** It wants an answer: it has no close button, and a press outside doesn't close it. */
  question?: boolean;
  children?: ReactNode;
}

/** A modal dialog. Traps focus, closes on Escape and on a press outside, restores focus. */
export const Dialog = ({
  open,
  onClose,
  title,
  description,
  actions,
  width = "32rem",
  question = false,
  children,
}: DialogProps) => {
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
          {...(question && {
            role: "alertdialog",
            onInteractOutside: (event) => event.preventDefault(),
          })}
          $width={width}
        >
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
          {children && <Body>{children}</Body>}
          {actions && <Actions>{actions}</Actions>}
          {!question && (
            <Primitive.Close asChild>
              <Close label="Close" icon={<X />} />
            </Primitive.Close>
          )}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};

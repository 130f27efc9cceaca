import { TOASTS } from "@promptfolio/contracts/limits";
import { IconButton } from "@promptfolio/ui/icon-button";
import { X } from "@promptfolio/ui/icons";
import {
  notice as noticeBox,
  noticeClose,
  noticeDescription,
  noticeTitle,
  noticeViewport,
} from "@promptfolio/ui/toast-styles";
import { Toast } from "radix-ui";
import { styled } from "styled-components";
import { useStore } from "zustand";
import type { NotificationCenter } from "./notification-center";

const { duration, swipe, hotkey } = TOASTS.notice;

/** Below the header; the stack is at the bottom of the page, so the two never overlap. */
const Viewport = styled.ol`
  /* Stronger than the style sheet's rule for lists, which takes their padding. */
  && {
    ${noticeViewport}
    inset: var(--header-height) 0 auto auto;
    width: min(26rem, 100%);
    pointer-events: none;
  }

  > * {
    pointer-events: auto;
  }
`;

const Frame = styled.li<{ $destructive: boolean }>`
  ${noticeBox}
`;

const Title = styled.strong`
  ${noticeTitle}
`;

const Description = styled.span`
  ${noticeDescription}
`;

const Corner = styled.span`
  ${noticeClose}
`;

/** The current notice. A new one replaces it, F8 focuses it, a swipe to the right closes it. */
export const NoticeRegion = ({ center }: { center: NotificationCenter }) => {
  const { notice } = useStore(center.state);
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={swipe}>
      {notice && (
        <Toast.Root
          key={notice.id}
          asChild
          duration={notice.duration ?? duration}
          type={notice.destructive ? "foreground" : "background"}
          onOpenChange={(open) => !open && center.closeNotice(notice.id)}
        >
          <Frame $destructive={notice.destructive ?? false}>
            <Toast.Title asChild>
              <Title>{notice.title}</Title>
            </Toast.Title>
            {notice.description && (
              <Toast.Description asChild>
                <Description>{notice.description}</Description>
              </Toast.Description>
            )}
            <Corner>
              <Toast.Close asChild>
                <IconButton size="small" label="Close" icon={<X aria-hidden />} />
              </Toast.Close>
            </Corner>
          </Frame>
        </Toast.Root>
      )}
      <Toast.Viewport asChild hotkey={[hotkey]}>
        <Viewport />
      </Toast.Viewport>
    </Toast.Provider>
  );
};

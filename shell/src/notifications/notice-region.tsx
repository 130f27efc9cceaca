import { TOASTS } from "@promptfolio/contracts/limits";
import { IconButton } from "@promptfolio/ui/icon-button";
import { X } from "@promptfolio/ui/icons";
import { Toast } from "radix-ui";
import { useStore } from "zustand";
import { NoticeClose, NoticeDescription, NoticeFrame, NoticeTitle, NoticeViewport } from "./notice-style";
import type { NotificationCenter } from "./notification-center";

const { duration, swipe, hotkey } = TOASTS.notice;

/**
 * The current notice. A new one replaces it, F8 focuses it, a swipe to the right closes
 * it.
 */
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
          <NoticeFrame $destructive={notice.destructive ?? false}>
            <Toast.Title asChild>
              <NoticeTitle>{notice.title}</NoticeTitle>
            </Toast.Title>
            {notice.description && (
              <Toast.Description asChild>
                <NoticeDescription>{notice.description}</NoticeDescription>
              </Toast.Description>
            )}
            <NoticeClose>
              <Toast.Close asChild>
                <IconButton size="small" label="Close" icon={<X aria-hidden />} />
              </Toast.Close>
            </NoticeClose>
          </NoticeFrame>
        </Toast.Root>
      )}
      <Toast.Viewport asChild hotkey={[hotkey]}>
        <NoticeViewport />
      </Toast.Viewport>
    </Toast.Provider>
  );
};

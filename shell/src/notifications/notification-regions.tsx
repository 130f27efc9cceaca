import { TOASTS } from "@promptfolio/contracts/limits";
import { nextRetryEvent } from "@promptfolio/host/hooks/next-retry-event";
import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import { yieldToMain } from "@promptfolio/host/hooks/yield-to-main";
import { color, layer, space, type } from "@promptfolio/ui/theme";
import { type CSSProperties, useEffect, useEffectEvent, useState } from "react";
import { styled } from "styled-components";
import { useStore } from "zustand";
import { whenPageIdle } from "../when-page-idle";
import { type NotificationCenter, useNotificationCenter } from "./notification-center";

const Sentence = styled.p`
  ${type.small}
  position: fixed;
  inset: auto auto ${space[4]} ${space[4]};
  z-index: ${layer.toast};
  max-width: min(26rem, calc(100vw - 2 * ${space[4]}));
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.ink};
`;

/** Below the pressed control. Safari doesn't focus buttons that are pressed: there it is at the bottom of the window. */
const besideFocus = (): CSSProperties => {
  const control = document.activeElement;
  if (!(control instanceof HTMLButtonElement)) return {};
  const { left, bottom } = control.getBoundingClientRect();
  return {
    position: "absolute",
    inset: `${scrollY + bottom}px auto auto clamp(1rem, ${scrollX + left}px, 100vw - 27rem)`,
  };
};

interface WaitingMessageProps {
  text: string;
  /** Milliseconds; without end if undefined. */
  duration: number | undefined;
  onEnd: () => void;
}

const WaitingMessage = ({ text, duration, onEnd }: WaitingMessageProps) => {
  const [place] = useState(besideFocus);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (duration === undefined) return;
    const timer = setTimeout(() => end(), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return (
    <Sentence role="alert" style={place}>
      {text}
    </Sentence>
  );
};

/** The newest message as a plain sentence, while the code of the regions is not there. A message ends after its duration. */
const WaitingMessages = ({ center }: { center: NotificationCenter }) => {
  const { queue, notice } = useStore(center.state);
  return (
    <>
      {notice && (
        <WaitingMessage
          key={notice.id}
          text={[notice.title, notice.description].filter(Boolean).join(": ")}
          duration={notice.duration ?? TOASTS.notice.duration}
          onEnd={() => center.closeNotice(notice.id)}
        />
      )}
      {queue.map(({ id, type, message }) => (
        <WaitingMessage
          key={id}
          text={message}
          duration={type === "loading" ? undefined : TOASTS.stack.duration}
          onEnd={() => center.api.dismiss(id)}
        />
      ))}
    </>
  );
};

const fetchRegions = async () => {
  for (;;)
    try {
      // In its own task, so that a press shows its effect first.
      await yieldToMain();
      const [{ ToastStack }, { NoticeRegion }] = await Promise.all([
        import(/* webpackChunkName: "messages" */ "./toast-stack"),
        import(/* webpackChunkName: "messages" */ "./notice-region"),
      ]);
      return { ToastStack, NoticeRegion };
    } catch (error) {
      console.warn("Messages cannot be shown in their regions yet", error);
      await nextRetryEvent();
    }
};

/**
 * Both message regions. The first paint needs neither: they load when the page is idle, on the first interaction, or
 * with a message, which is a plain sentence until then.
 */
export const NotificationRegions = () => {
  const center = useNotificationCenter();
  const [regions, setRegions] = useState<Awaited<ReturnType<typeof fetchRegions>>>();

  useEffect(() => {
    let isWanted = false;
    const want = () => {
      if (!isWanted) void fetchRegions().then(setRegions);
      isWanted = true;
    };
    whenPageIdle(want);
    const cancel = onFirstInteraction(want);
    const unsubscribe = center.state.subscribe(want);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [center]);

  if (!regions) return <WaitingMessages center={center} />;
  return (
    <>
      <regions.ToastStack center={center} />
      <regions.NoticeRegion center={center} />
    </>
  );
};

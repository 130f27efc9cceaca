import { TOASTS } from "@promptfolio/contracts/limits";
import { color, layer, space, type } from "@promptfolio/ui/theme";
import { type CSSProperties, useEffect, useEffectEvent, useState } from "react";
import { styled } from "styled-components";
import { useStore } from "zustand";
import { useNotificationCenter } from "./notification-center";

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
export const WaitingMessages = () => {
  const center = useNotificationCenter();
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

import { useHost } from "@promptfolio/host";
import { hasEarlyInput } from "@promptfolio/host/early-input/replay-early-input";
import { useOnline } from "@promptfolio/host/hooks/use-online";
import { color, layer, space, type } from "@promptfolio/ui/theme";
import { useEffect } from "react";
import { styled } from "styled-components";

const Strip = styled.p`
  ${type.label}
  position: fixed;
  inset: var(--header-height) 0 auto;
  z-index: ${layer.toast};
  padding: ${space[1]} ${space[4]};
  background: ${color.inverse};
  color: ${color.onInverse};
  text-align: center;
`;

export const PRESS_WAITS = "You are offline. It goes on by itself when the connection is back.";

/** After this time visitors wonder whether their press was noticed. */
const WONDER_AFTER_MS = 300;

/** Says that a press on a part whose code is missing is replayed later. */
const usePressWaits = (isOnline: boolean): void => {
  const { notifications } = useHost();
  useEffect(() => {
    if (isOnline) return;
    let message: string | undefined;
    const say = () => {
      if (!navigator.onLine && hasEarlyInput()) message ??= notifications.toast("loading", PRESS_WAITS);
    };
    const onPress = () => setTimeout(say, WONDER_AFTER_MS);
    // It may have been pressed before.
    onPress();
    addEventListener("click", onPress, true);
    return () => {
      removeEventListener("click", onPress, true);
      if (message) notifications.dismiss(message);
    };
  }, [isOnline, notifications]);
};

/** Below the header for as long as the browser has no connection. */
export const OfflineStrip = () => {
  const isOnline = useOnline();
  usePressWaits(isOnline);
  return isOnline ? null : <Strip role="alert">You are offline</Strip>;
};

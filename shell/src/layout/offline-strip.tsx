import { color, layer, space, type } from "@promptfolio/ui/theme";
import { useSyncExternalStore } from "react";
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

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
};

/** Below the header for as long as the browser has no connection. */
export const OfflineStrip = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <Strip role="alert">You are offline</Strip>;
};

import { useOnline } from "@promptfolio/host/hooks/use-online";
import { color, layer, space, type } from "@promptfolio/ui/theme";
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

/** Below the header for as long as the browser has no connection. */
export const OfflineStrip = () => (useOnline() ? null : <Strip role="alert">You are offline</Strip>);

import { FRAME_PATH, FRAME_SANDBOX } from "@promptfolio/contracts/page";
import { useHost } from "@promptfolio/host";
import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { hostFrame } from "./host-frame";

const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: calc(100dvh - var(--header-height));
  border: 0;
`;

/** A page of a remote that isn't trusted: its code runs in a frame that has none of the site's rights. */
export const FramedPage = () => {
  const { notifications, report } = useHost();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [first] = useState(pathname + search);
  const [error, setError] = useState<Error>();
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useRef<(path: string) => void>(undefined);
  const path = pathname + search + hash;

  const connect = useEffectEvent((element: HTMLIFrameElement, signal: AbortSignal) =>
    hostFrame(
      element,
      {
        navigate: (to, replace) => void navigate(to, { replace }),
        toast: (kind, text) => notifications.toast(kind, text, "frame"),
        report: (text) => report(new Error(text), pathname),
        onFailed: (why) => setError(new Error(why)),
      },
      signal,
    ),
  );
  useEffect(() => {
    const left = new AbortController();
    if (frame.current) show.current = connect(frame.current, left.signal);
    return () => left.abort();
  }, []);
  useEffect(() => show.current?.(path), [path]);

  // The page is then shown as failed, with a retry.
  if (error) throw error;
  return <Frame ref={frame} src={FRAME_PATH + first} sandbox={FRAME_SANDBOX} title="Page" />;
};

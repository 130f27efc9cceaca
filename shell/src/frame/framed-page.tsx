import type { ToastType } from "@promptfolio/contracts/host-api";
import { FRAME_PATH, FRAME_SANDBOX, PAGE_STATE_ID, parsePageState } from "@promptfolio/contracts/page";
import { useHost } from "@promptfolio/host";
import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { createMessageReader, type FrameMessage, type PageMessage } from "./messages";

interface FrameHost {
  navigate(path: string, isReplaced: boolean): void;
  toast(kind: ToastType, text: string): void;
  /** Reports a failure of the page in the frame. */
  report(text: string): void;
  /** The frame has to be removed. */
  onFailed(why: string): void;
}

/** As many times the timeout of one attempt to load a remote as there are attempts. */
const ATTEMPTS = 3;

/** How many failures frames may report in this tab, which reports a limited number. */
const MAX_FAILURES = 5;

let failures = 0;

/**
 * Connects a frame with the page around it until `signal` aborts. Does what its messages ask for, within narrow limits:
 * its requests to the API are sent without the visitor's token and cookies.
 * @returns the function that shows a path in it
 */
export const hostFrame = (
  frame: HTMLIFrameElement,
  host: FrameHost,
  signal: AbortSignal,
): ((path: string) => void) => {
  const read = createMessageReader(() => performance.now());
  const { remoteTimeoutMs } = parsePageState(document.getElementById(PAGE_STATE_ID)?.textContent ?? "null");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;
  let path = "";

  const send = (message: PageMessage): void => frame.contentWindow?.postMessage(message, "*");
  const show = (): void => send({ type: "show", path, theme: document.documentElement.dataset["theme"] });

  const waitForFrame = (): void => {
    clearTimeout(timer);
    timer = setTimeout(
      () => host.onFailed("The page in the frame did not start"),
      ATTEMPTS * remoteTimeoutMs,
    );
  };

  const respond = async (id: number, path: string): Promise<void> => {
    try {
      const response = await fetch(path, { credentials: "omit", signal });
      send({ type: "response", id, status: response.status, text: await response.text() });
    } catch {
      send({ type: "response", id, status: 0, text: "" });
    }
  };

  const act = (message: FrameMessage): void => {
    switch (message.type) {
      case "ready":
        clearTimeout(timer);
        // It may not have listened before.
        if (!isReady) show();
        isReady = true;
        break;
      case "title":
        document.title = message.text;
        frame.title = message.text;
        break;
      case "height":
        frame.style.height = `${message.pixels}px`;
        break;
      case "navigate":
        host.navigate(message.path, message.isReplaced);
        break;
      case "toast":
        host.toast(message.kind, message.text);
        break;
      case "failure":
        failures += 1;
        if (failures <= MAX_FAILURES) host.report(message.text);
        break;
      case "request":
        void respond(message.id, message.path);
        break;
    }
  };
  const receive = (data: unknown): void => {
    const message = read(data);
    if (message === "too many") host.onFailed("The page in the frame sent too many messages");
    else if (message) act(message);
  };

  addEventListener("message", ({ source, data }) => source === frame.contentWindow && receive(data), {
    signal,
  });
  frame.addEventListener(
    "load",
    () => {
      // It may have left for something that can't be shown in it: then it doesn't respond.
      waitForFrame();
      show();
    },
    { signal },
  );
  const themes = new MutationObserver(show);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    themes.disconnect();
  });
  waitForFrame();
  return (next) => {
    path = next;
    show();
  };
};

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

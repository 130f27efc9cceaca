import type { ApiClient, HostApi, NotificationsApi } from "@promptfolio/contracts/host-api";
import type { PageState } from "@promptfolio/contracts/page";
import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { createFrameHistory } from "@promptfolio/host/frame-history";
import { createPlainHost } from "@promptfolio/host/plain-host";
import { type FrameMessage, MAX_TEXT_LENGTH, type PageMessage } from "./messages";

const send = (message: FrameMessage): void => parent.postMessage(message, "*");

/** Calls the listener with the messages of the page around the frame. */
const listen = (listener: (message: PageMessage) => void): void =>
  addEventListener("message", ({ source, data }: MessageEvent<PageMessage>) => {
    if (source === parent) listener(data);
  });

/** The page around the frame often starts later, and misses what is sent before its first message. */
const connected = new Promise<void>((resolve) => listen(() => resolve()));

const sendOnceConnected = (message: FrameMessage): void => void connected.then(() => send(message));

/** Sends GET requests through the page around the frame. */
const createFrameClient = (): ApiClient => {
  const pending = new Map<number, (response: PageMessage & { type: "response" }) => void>();
  let next = 0;
  listen((message) => {
    if (message.type !== "response") return;
    pending.get(message.id)?.(message);
    pending.delete(message.id);
  });
  return {
    send: ({ method, path }) =>
      new Promise((resolve, reject) => {
        if (method !== "GET") return reject(new ApiError("This page can only read.", 403));
        pending.set(next, ({ status, text }) => {
          if (status >= 200 && status < 300) resolve(JSON.parse(text));
          else reject(new ApiError(httpErrorText(status), status));
        });
        sendOnceConnected({ type: "request", id: next++, path });
      }),
  };
};

const notifications: NotificationsApi = {
  toast: (type, text, id = text) => {
    sendOnceConnected({ type: "toast", kind: type, text });
    return id;
  },
  notice: ({ title, description = "", destructive }) =>
    sendOnceConnected({
      type: "toast",
      kind: destructive ? "error" : "info",
      text: `${title} ${description}`,
    }),
  dismiss: () => undefined,
};

const sendTitle = () => send({ type: "title", text: document.title.slice(0, MAX_TEXT_LENGTH) });

const sendHeight = (root: HTMLElement) =>
  send({ type: "height", pixels: Math.ceil(root.getBoundingClientRect().height) });

/** Tells the page around the frame the title and the height of this one whenever they change. */
const sendChanges = (root: HTMLElement): void => {
  new MutationObserver(sendTitle).observe(document.head, { childList: true, subtree: true });
  new ResizeObserver(() => sendHeight(root)).observe(root);
};

/** Tells the page around the frame of failures: this document's policy forbids to report them to the server. */
const sendFailures = async (body: BodyInit | null | undefined): Promise<void> => {
  const reports: TelemetryReport[] = await new Response(body).json();
  for (const report of reports)
    if ("message" in report)
      sendOnceConnected({ type: "failure", text: report.message.slice(0, MAX_TEXT_LENGTH) });
};

/** Connects the document in a frame with the page around it, and returns what differs for it. */
export const connectFrame = ({ seed, origin, pathname }: PageState, root: HTMLElement) => {
  const ask = (path: string, isReplaced: boolean) =>
    sendOnceConnected({ type: "navigate", path, isReplaced });
  const { history, show } = createFrameHistory(pathname + location.search, ask);
  listen((message) => {
    if (message.type !== "show") return;
    const { theme, path } = message;
    if (theme === undefined) delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    show(path);
    send({ type: "ready" });
    sendTitle();
    sendHeight(root);
  });
  navigator.sendBeacon = (_, body) => {
    void sendFailures(body);
    return true;
  };
  sendChanges(root);
  send({ type: "ready" });
  const http = createFrameClient();
  return {
    history,
    /** Replaces the parts of the host's API by those that ask the page around the frame. */
    replaceApi: (api: HostApi): void => {
      Object.assign(api, createPlainHost("/api", { http, notifications, seed, origin, report: api.report }));
    },
  };
};

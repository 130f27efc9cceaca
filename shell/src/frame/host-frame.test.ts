/** @jest-environment jsdom */

import { PAGE_STATE_ID } from "@promptfolio/contracts/page";
import { hostFrame } from "./framed-page";

const TIMEOUT_MS = 1_000;

const connect = () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify({
    ...{ map: {}, queries: [], seed: "", remoteTimeoutMs: TIMEOUT_MS },
  })}</script><iframe></iframe>`;
  const frame = document.querySelector("iframe");
  const other = document.createElement("iframe");
  document.body.append(other);
  if (!frame?.contentWindow || !other.contentWindow) throw new Error("There is no frame");
  const sent = jest.spyOn(frame.contentWindow, "postMessage").mockImplementation(() => undefined);
  const host = { navigate: jest.fn(), toast: jest.fn(), report: jest.fn(), onFailed: jest.fn() };
  const left = new AbortController();
  hostFrame(frame, host, left.signal)("/orders");
  const receive = (data: unknown, source: Window | null = frame.contentWindow) =>
    window.dispatchEvent(new MessageEvent("message", { data, source }));
  return { frame, other, host, left, receive, sent };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("does what its own frame asks for, until the page is left", () => {
  const { host, left, receive, other } = connect();
  const message = { type: "navigate", path: "/orders/2", isReplaced: false };
  receive(message, other.contentWindow);
  receive(message, window);
  expect(host.navigate).not.toHaveBeenCalled();
  receive(message);
  expect(host.navigate).toHaveBeenCalledWith("/orders/2", false);
  left.abort();
  receive(message);
  expect(host.navigate).toHaveBeenCalledTimes(1);
});

test("tells the frame the path and the theme, again when the theme changes", async () => {
  const { sent, receive } = connect();
  expect(sent).toHaveBeenLastCalledWith({ type: "show", path: "/orders", theme: undefined }, "*");
  receive({ type: "ready" });
  expect(sent).toHaveBeenCalledTimes(2);
  document.documentElement.dataset["theme"] = "dark";
  await Promise.resolve();
  expect(sent).toHaveBeenLastCalledWith({ type: "show", path: "/orders", theme: "dark" }, "*");
});

test("sends requests without the visitor's cookies, and no failure but a status", async () => {
  const { sent, receive } = connect();
  const request = jest.fn(async () => ({ status: 200, text: async () => "[]" }));
  Object.assign(window, { fetch: request });
  receive({ type: "request", id: 1, path: "/images" });
  await jest.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledWith("/api/images", {
    credentials: "omit",
    signal: expect.any(AbortSignal),
  });
  expect(sent).toHaveBeenLastCalledWith({ type: "response", id: 1, status: 200, text: "[]" }, "*");
  request.mockRejectedValue(new Error("offline"));
  receive({ type: "request", id: 2, path: "/images" });
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenLastCalledWith({ type: "response", id: 2, status: 0, text: "" }, "*");
});

test("removes a frame that doesn't start, or that leaves its document", async () => {
  const { frame, host, receive } = connect();
  receive({ type: "ready" });
  await jest.advanceTimersByTimeAsync(10 * TIMEOUT_MS);
  expect(host.onFailed).not.toHaveBeenCalled();
  frame.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(10 * TIMEOUT_MS);
  expect(host.onFailed).toHaveBeenCalledWith("The page in the frame did not start");
});

test("removes a frame that floods the page, and reports few of its failures", () => {
  const { host, receive } = connect();
  for (let sent = 0; sent <= 200; sent++) receive({ type: "failure", text: "broken" });
  expect(host.report.mock.calls.length).toBeLessThanOrEqual(5);
  expect(host.onFailed).toHaveBeenCalledWith("The page in the frame sent too many messages");
});

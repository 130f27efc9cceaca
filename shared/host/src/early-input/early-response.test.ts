/** @jest-environment jsdom */

import { createGuestIdentification } from "../api/guest-identification";
import { post } from "../api/request";
import { endEarlyRequests, takeEarlyResponse } from "./early-response";
import { recordEarlyInput } from "./record-early-input";

const PATH = "/public/prompt-view/one";
const sent = jest.fn();
let respond: (response: unknown) => void = () => undefined;
let failNow: (error: Error) => void = () => undefined;

// jsdom has no Response.
const responseOf = (status: number, body: unknown) => ({
  ok: status < 300,
  status,
  headers: new Map([["retry-after", "60"]]),
  json: () => Promise.resolve(body),
});

const pressButton = (id: string): void => document.getElementById(id)?.click();
const settle = () => new Promise((done) => setTimeout(done));

beforeAll(recordEarlyInput);

beforeEach(() => {
  sent.mockReset();
  localStorage.clear();
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (url, options) => {
    sent(url, options?.method, options?.headers);
    return new Promise((resolve, reject) => {
      respond = (response) => resolve(response as Response);
      failNow = reject;
    });
  };
  delete globalThis.earlyInput?.request;
  document.body.innerHTML =
    '<button id="one" data-reveals="one"><span>View</span></button><button id="two" data-reveals="two"></button><button id="menu"></button>';
});

test("a press of a button that reveals a prompt sends the request at once, only the first time", () => {
  pressButton("menu");
  expect(sent).not.toHaveBeenCalled();
  pressButton("one");
  pressButton("one");
  pressButton("two");
  expect(sent.mock.calls).toEqual([
    [`/api${PATH}`, "POST", { "X-Time-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone }],
  ]);
});

test("a signed-in visitor's press sends the token", () => {
  localStorage.setItem("auth_token", "t1");
  pressButton("one");
  const headers = expect.objectContaining({ Authorization: "Bearer t1" });
  expect(sent.mock.calls).toEqual([["/api/usage/prompt-view/one", "POST", headers]]);
});

test("the client takes the response once, and only for the same request", async () => {
  pressButton("one");
  expect(await takeEarlyResponse(post("/public/prompt-view/two"))).toBeUndefined();
  const taken = takeEarlyResponse(post(PATH));
  const again = takeEarlyResponse(post(PATH));
  respond(responseOf(429, { code: "limit-reached" }));
  expect(await taken).toEqual({
    status: 429,
    data: { code: "limit-reached" },
    headers: { "retry-after": "60" },
  });
  expect(await again).toBeUndefined();
});

test("the client sends the request itself if there was no response", async () => {
  pressButton("one");
  failNow(new Error("offline"));
  expect(await takeEarlyResponse(post(PATH))).toBeUndefined();
});

test("the client's first request waits until the early one has identified the guest", async () => {
  pressButton("one");
  const identify = createGuestIdentification(endEarlyRequests());
  const send = jest.fn(() => Promise.resolve());
  void identify(send);
  await settle();
  expect(send).not.toHaveBeenCalled();
  respond(responseOf(200, {}));
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
});

test("no request is sent early once the client is there", () => {
  expect(endEarlyRequests()).toBeUndefined();
  pressButton("one");
  expect(sent).not.toHaveBeenCalled();
});

test("in a browser that refuses access to its storage a press is a guest's", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const before = globalThis.earlyInput?.records.length ?? 0;
  pressButton("one");
  expect(globalThis.earlyInput?.records).toHaveLength(before + 1);
  expect(sent).toHaveBeenCalledWith("/api/public/prompt-view/one", "POST", { "X-Time-Zone": "UTC" });
  jest.restoreAllMocks();
});

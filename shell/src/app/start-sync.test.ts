/** @jest-environment jsdom */

import { browserStorage } from "@promptfolio/lib/browser-storage";
import { SESSION_KEYS } from "../session/storage";
import { createHost } from "./host";
import { startSync } from "./start-sync";

const setup = () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  localStorage.setItem(SESSION_KEYS.token, "token-of-owner");
  localStorage.setItem(SESSION_KEYS.adminLoggedIn, "true");
  const host = createHost({
    store: browserStorage("localStorage"),
    seed: "1",
    origin: "https://promptfolio.test",
    apiBase: "/api",
    preload: () => undefined,
  });
  jest.spyOn(host.api.http, "send").mockRejectedValue(new Error("not sent"));
  const refresh = jest.spyOn(host.promptLimit, "refresh").mockResolvedValue();
  jest.spyOn(host, "preloadHttp").mockResolvedValue(undefined);
  const clear = jest.fn();
  return { host, refresh, clear, start: () => startSync(host, { clear }) };
};

const show = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => localStorage.clear());

test("a page from the back-forward cache notices that the visitor has signed out", () => {
  const { host, clear, start } = setup();
  start();
  localStorage.clear();
  dispatchEvent(new PageTransitionEvent("pageshow"));
  expect(host.session.get().kind).toBe("administrator");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(host.session.get().kind).toBe("guest");
  expect(clear).toHaveBeenCalledTimes(1);
});

test("a page that is prerendered asks the server for nothing until it is shown", () => {
  const { host, refresh, start } = setup();
  show("hidden");
  start();
  expect(host.preloadHttp).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
  show("visible");
  expect(host.preloadHttp).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalled();
});

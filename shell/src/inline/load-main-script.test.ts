/** @jest-environment jsdom */

import { INERT_MEDIA } from "@promptfolio/contracts/page";
import { loadMainScript } from "./load-main-script";

const PICTURE = '<img fetchpriority="high" src="/first.webp">';

/** Tells the script that a picture was painted, in browsers that report it. */
let report: ((element: Element | null) => void) | undefined;

class Observer {
  constructor(listener: (list: { getEntries(): object[] }) => void) {
    report = (element) => listener({ getEntries: () => [{ element }] });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

const started = () => [...document.querySelectorAll<HTMLScriptElement>("head script[src]")];
const preload = () => document.querySelector("link")?.getAttribute("media");
const picture = () => document.querySelector("img");

/** Runs the script in the head of a page, before the rest of it has been read. */
const open = (body: string, { isReporting = false } = {}) => {
  Object.assign(window, { PerformanceObserver: isReporting ? Observer : undefined });
  document.head.innerHTML = `<link rel="preload" as="script" href="/page.js" media="${INERT_MEDIA}">`;
  const script = document.createElement("script");
  script.dataset["src"] = "/main.js";
  script.dataset["integrity"] = "sha384-main";
  jest.spyOn(document, "currentScript", "get").mockReturnValue(script);
  loadMainScript();
  document.body.innerHTML = body;
};

const read = async () => {
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await Promise.resolve();
};

/** Lets time pass, and what waits for it happen. */
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  report = undefined;
});
afterEach(async () => {
  // Ends the script of this page.
  dispatchEvent(new Event("pointerdown"));
  jest.useRealTimers();
});

test("starts without a first picture when the document has been read", async () => {
  open("<p>Text</p>");
  expect(preload()).toBe(INERT_MEDIA);
  await read();
  const [main] = started();
  expect(main?.getAttribute("src")).toBe("/main.js");
  expect(main?.integrity).toBe("sha384-main");
  expect(main?.crossOrigin).toBe("anonymous");
  expect(preload()).toBe("all");
});

test("starts when the browser reports that the picture is painted", async () => {
  open(`<i></i>${PICTURE}`, { isReporting: true });
  await read();
  report?.(document.querySelector("i"));
  expect(preload()).toBe(INERT_MEDIA);
  report?.(picture());
  expect(preload()).toBe("all");
  await pass(0);
  expect(started()).toHaveLength(1);
});

test("isn't started by a picture that was loaded before a larger one was read", async () => {
  open(PICTURE);
  picture()?.dispatchEvent(new Event("load"));
  document.body.insertAdjacentHTML("beforeend", PICTURE);
  await read();
  await pass(999);
  expect(preload()).toBe(INERT_MEDIA);
  expect(started()).toHaveLength(0);
});

test("fetches scripts on an interaction while the document is read, and runs the main one afterwards", async () => {
  open(PICTURE);
  dispatchEvent(new Event("pointerdown"));
  expect(preload()).toBe("all");
  expect(started()).toHaveLength(0);
  await read();
  expect(started()).toHaveLength(1);
});

test("lets a browser that doesn't report it paint a loaded picture first, and starts once", async () => {
  open(PICTURE);
  await read();
  picture()?.dispatchEvent(new Event("load"));
  // Its bytes don't compete with the picture's any more.
  expect(preload()).toBe("all");
  expect(started()).toHaveLength(0);
  await pass(100);
  expect(started()).toHaveLength(1);
  picture()?.dispatchEvent(new Event("error"));
  await pass(1_000);
  expect(started()).toHaveLength(1);
});

test("waits for the page in a frame", async () => {
  open('<iframe src="about:blank"></iframe>');
  await read();
  await pass(500);
  expect(preload()).toBe(INERT_MEDIA);
  document.querySelector("iframe")?.dispatchEvent(new Event("load"));
  await pass(100);
  expect(started()).toHaveLength(1);
});

test("starts at once when the picture fails to load", async () => {
  open(PICTURE);
  await read();
  picture()?.dispatchEvent(new Event("error"));
  await pass(0);
  expect(started()).toHaveLength(1);
});

test.each(["pointerdown", "keydown"])("starts at once on a visitor's %s", async (event) => {
  open(PICTURE);
  await read();
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  await pass(0);
  expect(started()).toHaveLength(1);
});

test("waits at most a second for a picture", async () => {
  open(PICTURE);
  await read();
  await pass(999);
  expect(started()).toHaveLength(0);
  await pass(1);
  expect(started()).toHaveLength(1);
});

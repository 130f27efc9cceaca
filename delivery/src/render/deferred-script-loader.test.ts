import { INERT_MEDIA } from "@promptfolio/contracts/page";
import { DEFERRED_PRELOADS, DEFERRED_SCRIPT_LOADER, WHEN_PAINTED } from "./deferred-script-loader";

/** A browser window, as this project's tests run in Node. */
const { JSDOM } = await import("jsdom");

// An open window keeps its timers running.
const windows: { close(): void }[] = [];
afterEach(() => {
  for (const window of windows.splice(0)) window.close();
});

const LOADER = `<script data-src="/main.js" data-integrity="sha384-main">${DEFERRED_SCRIPT_LOADER}</script>`;

const open = (picture: string, { loader = LOADER } = {}) => {
  const page = `<head><link rel="preload" as="script" href="/page.js" media="${INERT_MEDIA}"><script>${WHEN_PAINTED}</script></head><body>${picture}${loader}</body>`;
  const { window } = new JSDOM(page, { runScripts: "dangerously" });
  windows.push(window);
  const { document } = window;
  return {
    window,
    picture: document.querySelector("img"),
    started: () => [...document.querySelectorAll("head script[src]")] as HTMLScriptElement[],
    preload: () => document.querySelector("link")?.getAttribute("media"),
  };
};

const PICTURE = '<img fetchpriority="high" src="/first.webp">';

/** jsdom fetches no pictures, so the test sets whether this one is complete. */
const pictureThatIs = (complete: boolean): string =>
  `<script>Object.defineProperty(HTMLImageElement.prototype,"complete",{get:()=>${complete}})</script>${PICTURE}`;

const openWaiting = () => open(pictureThatIs(false));

const pause = (page: ReturnType<typeof open>, milliseconds: number) =>
  new Promise((resolve) => page.window.setTimeout(resolve, milliseconds));

/** Longer than the time allowed to browsers that don't report what they paint. */
const PAINTED_MS = 150;

test("starts at once without a first picture", () => {
  const page = open("");
  const [main] = page.started();
  expect(main?.getAttribute("src")).toBe("/main.js");
  expect(main?.crossOrigin).toBe("anonymous");
  expect(page.preload()).toBe("all");
});

test("lets the browser paint a loaded picture first", async () => {
  const page = open(pictureThatIs(true));
  expect(page.started()).toHaveLength(0);
  await pause(page, PAINTED_MS);
  expect(page.started()).toHaveLength(1);
});

test("starts when the browser reports the picture's paint", () => {
  const observer = `<script>PerformanceObserver=class{constructor(report){paint=report}observe(){}}</script>`;
  const page = open(observer + pictureThatIs(true));
  expect(page.started()).toHaveLength(0);
  page.window.eval("paint({getEntries:()=>[{element:document.body}]})");
  expect(page.started()).toHaveLength(0);
  page.window.eval("paint({getEntries:()=>[{element:document.querySelector('img')}]})");
  expect(page.started()).toHaveLength(1);
});

test("holds scripts back until the first picture is painted, and starts them once", async () => {
  const page = openWaiting();
  await pause(page, PAINTED_MS);
  expect(page.started()).toHaveLength(0);
  expect(page.preload()).toBe(INERT_MEDIA);
  page.picture?.dispatchEvent(new page.window.Event("load"));
  expect(page.started()).toHaveLength(0);
  await pause(page, PAINTED_MS);
  page.picture?.dispatchEvent(new page.window.Event("error"));
  expect(page.started()).toHaveLength(1);
});

test("starts at once when the picture fails to load", () => {
  const page = openWaiting();
  page.picture?.dispatchEvent(new page.window.Event("error"));
  expect(page.started()).toHaveLength(1);
});

test.each(["pointerdown", "keydown"])("starts at once on a visitor's %s", (event) => {
  const page = openWaiting();
  page.window.document.body.dispatchEvent(new page.window.Event(event, { bubbles: true }));
  expect(page.started()).toHaveLength(1);
});

test("waits at most a second for a picture", async () => {
  const page = openWaiting();
  await new Promise((resolve) => page.window.setTimeout(resolve, 1_050));
  expect(page.started()).toHaveLength(1);
});

test("starts preloads below the first screen after the picture's paint, but no main script", async () => {
  const page = open(`${pictureThatIs(true)}<main><script>${DEFERRED_PRELOADS}</script></main>`, {
    loader: "",
  });
  expect(page.preload()).toBe(INERT_MEDIA);
  await pause(page, PAINTED_MS);
  expect(page.preload()).toBe("all");
  expect(page.started()).toHaveLength(0);
  expect(page.window.document.querySelector("main")?.innerHTML).toBe("");
});

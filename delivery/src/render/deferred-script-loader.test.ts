import { DEFERRED_PRELOADS, DEFERRED_SCRIPT_LOADER, INERT_MEDIA } from "./deferred-script-loader";

/** A browser's window, for a project that runs in Node. */
const { JSDOM } = await import("jsdom");

// A window that is open keeps its timers.
const windows: { close(): void }[] = [];
afterEach(() => {
  for (const window of windows.splice(0)) window.close();
});

const LOADER = `<script data-src="/main.js" data-integrity="sha384-main">${DEFERRED_SCRIPT_LOADER}</script>`;

const open = (picture: string, { loader = LOADER } = {}) => {
  const page = `<head><link rel="preload" as="script" href="/page.js" media="${INERT_MEDIA}"></head><body>${picture}${loader}</body>`;
  const { window } = new JSDOM(page, { runScripts: "dangerously", pretendToBeVisual: true });
  windows.push(window);
  const { document } = window;
  return {
    window,
    picture: document.querySelector("img"),
    started: () => [...document.querySelectorAll("head script")] as HTMLScriptElement[],
    preload: () => document.querySelector("link")?.getAttribute("media"),
  };
};

const PICTURE = '<img fetchpriority="high" src="/first.webp">';

/** jsdom fetches no pictures, so the test sets whether this one is complete. */
const pictureThatIs = (complete: boolean): string =>
  `<script>Object.defineProperty(HTMLImageElement.prototype,"complete",{get:()=>${complete}})</script>${PICTURE}`;

const openWaiting = () => open(pictureThatIs(false));

test("starts at once without a first picture, or with one that has loaded", () => {
  for (const picture of ["", pictureThatIs(true)]) {
    const page = open(picture);
    const [main] = page.started();
    expect(main?.getAttribute("src")).toBe("/main.js");
    expect(main?.crossOrigin).toBe("anonymous");
    expect(page.preload()).toBe("all");
  }
});

test.each(["load", "error"])("scripts wait for the first picture's %s, and start once", (event) => {
  const page = openWaiting();
  expect(page.started()).toHaveLength(0);
  expect(page.preload()).toBe(INERT_MEDIA);
  page.picture?.dispatchEvent(new page.window.Event(event));
  page.picture?.dispatchEvent(new page.window.Event("load"));
  expect(page.started()).toHaveLength(1);
});

test.each(["pointerdown", "keydown"])("a visitor's %s ends the wait", (event) => {
  const page = openWaiting();
  page.window.document.body.dispatchEvent(new page.window.Event(event, { bubbles: true }));
  expect(page.started()).toHaveLength(1);
});

test("waits at most a second for a picture", async () => {
  const page = openWaiting();
  await new Promise((resolve) => page.window.setTimeout(resolve, 1_050));
  expect(page.started()).toHaveLength(1);
});

test("preloads behind the first screen wait for the picture and for a frame, and take nothing from the main script", async () => {
  const behind = `<main><script>${DEFERRED_PRELOADS}</script></main>`;
  const withoutLoader = (picture: string) => open(picture + behind, { loader: "" });
  const waiting = withoutLoader(pictureThatIs(false));
  const shown = withoutLoader(pictureThatIs(true));
  expect(shown.preload()).toBe(INERT_MEDIA);
  const frame = new Promise((resolve) => shown.window.requestAnimationFrame(resolve));
  await frame.then(() => new Promise((resolve) => shown.window.setTimeout(resolve, 1)));
  expect(shown.preload()).toBe("all");
  expect(shown.started()).toHaveLength(0);
  expect(shown.window.document.querySelector("main")?.innerHTML).toBe("");
  expect(waiting.preload()).toBe(INERT_MEDIA);
});

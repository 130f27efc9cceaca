import { INERT_MEDIA } from "@promptfolio/contracts/page";

/**
 * How long scripts may be deferred for the first picture, in milliseconds: a picture that hangs must not block the
 * page.
 */
const TIMEOUT_MS = 1_000;

/** The longest that a loaded picture takes to be painted, in milliseconds, for browsers that don't report it. */
const PAINT_MS = 100;

/** The last of the most important pictures that the window shows: which one is the largest depends on its size. */
const firstPicture = (): Element | undefined =>
  [...document.querySelectorAll('img[fetchpriority="high"]')].findLast(
    (picture) => picture.getBoundingClientRect().top < innerHeight,
  );

const isFirstPicture = (target: unknown): boolean => target !== undefined && target === firstPicture();

const reportsPaint = (entries: PerformanceEntryList): boolean =>
  entries.some((entry) => "element" in entry && isFirstPicture(entry.element));

/** Calls `start` when the first picture has been painted or has failed, on the first interaction, or after the timeout. */
const whenPainted = (start: () => void): void => {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const end = (): void => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    start();
  };
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, end, options);
  const { PerformanceObserver } = window;
  const observer =
    PerformanceObserver && new PerformanceObserver((list) => reportsPaint(list.getEntries()) && end());
  observer?.observe({ type: "largest-contentful-paint", buffered: true });
  waiting.signal.addEventListener("abort", () => observer?.disconnect());
  document.addEventListener(
    "load",
    ({ target }) => isFirstPicture(target) && setTimeout(end, PAINT_MS),
    options,
  );
  document.addEventListener("error", ({ target }) => isFirstPicture(target) && end(), options);
  document.addEventListener(
    "DOMContentLoaded",
    () => (firstPicture() ? setTimeout(end, TIMEOUT_MS) : end()),
    options,
  );
};

const enablePreloads = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${INERT_MEDIA}"]`))
    link.media = "all";
};

/**
 * Part of the inline script in the head. Bandwidth is shared: scripts requested alongside the first picture do not run
 * any sooner, but delay the picture. So they are fetched when it is painted, or on the first interaction, and the main
 * script, whose URL is on the inline script's own element, runs when the document has also been read.
 */
export const loadMainScript = (): void => {
  const { src = "", integrity = "" } = document.currentScript?.dataset ?? {};
  const read = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  whenPainted(() => {
    enablePreloads();
    void read.then(() => {
      const main = Object.assign(document.createElement("script"), {
        src,
        integrity,
        crossOrigin: "anonymous",
      });
      document.head.append(main);
    });
  });
};

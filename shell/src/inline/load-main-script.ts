import { INERT_MEDIA } from "@promptfolio/contracts/page";
import { loadFonts } from "./load-fonts";

/**
 * How long scripts may be deferred for the first picture, in milliseconds: a picture that hangs must not block the
 * page.
 */
const TIMEOUT_MS = 1_000;

/** The longest that a loaded picture takes to be painted, in milliseconds, for browsers that don't report it. */
const PAINT_MS = 100;

/** A picture, or a page in a frame. */
type Picture = HTMLImageElement | HTMLIFrameElement;

/** The last of the most important pictures that the window shows: which one is the largest depends on its size. */
const firstPicture = (): Picture | undefined =>
  [...document.querySelectorAll<Picture>('img[fetchpriority="high"], iframe')].findLast(
    (picture) => picture.getBoundingClientRect().top < innerHeight,
  );

const enablePreloads = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${INERT_MEDIA}"]`))
    link.media = "all";
};

/** Fetches scripts once the picture has arrived. Calls `end` when it has been painted or has failed. */
const watchPicture = (picture: Picture, end: () => void, signal: AbortSignal): void => {
  const { PerformanceObserver } = window;
  const observer =
    PerformanceObserver &&
    new PerformanceObserver(
      (list) => list.getEntries().some((entry) => "element" in entry && entry.element === picture) && end(),
    );
  observer?.observe({ type: "largest-contentful-paint", buffered: true });
  signal.addEventListener("abort", () => observer?.disconnect());
  const arrive = () => {
    enablePreloads();
    setTimeout(end, PAINT_MS);
  };
  if ("complete" in picture && picture.complete) arrive();
  picture.addEventListener("load", arrive, { signal });
  picture.addEventListener("error", end, { signal });
};

/** Calls `start` when the first picture has been painted or has failed, on the first interaction, or after the timeout. */
const whenPainted = (start: () => void): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (): void => waiting.abort();
  signal.addEventListener("abort", start);
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, end, { capture: true, signal });
  // Not before: a smaller picture above the first one may have been loaded while the rest was still arriving.
  document.addEventListener(
    "DOMContentLoaded",
    () => {
      const picture = firstPicture();
      if (!picture) return end();
      setTimeout(end, TIMEOUT_MS);
      watchPicture(picture, end, signal);
    },
    { signal },
  );
};

/**
 * Part of the inline script in the head. Bandwidth is shared: scripts requested alongside the first picture, or the page
 * in a frame, do not run any sooner, but delay it. So they are fetched when the document has been read and the picture has
 * arrived, and run when it is painted; or on the first interaction. Fonts are added then, too. The main script's URL is on
 * the inline script's own element.
 */
export const loadMainScript = (): void => {
  const { src = "", integrity = "" } = document.currentScript?.dataset ?? {};
  const read = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  whenPainted(() => {
    enablePreloads();
    void read.then(() => {
      void loadFonts();
      const main = Object.assign(document.createElement("script"), {
        src,
        integrity,
        crossOrigin: "anonymous",
      });
      document.head.append(main);
    });
  });
};

import { OPENED_PICTURE_ATTRIBUTE } from "@promptfolio/contracts/page";
import type { HistoryUpdate } from "@promptfolio/host/router-history";
import { flushSync } from "react-dom";

/** The name under which the browser knows the picture again on the next page; global styles say how it moves. */
const NAME = "opened-picture";

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** As links tell it, whose paths are encoded. */
const encoded = (pathname: string): string => new URL(pathname, window.location.origin).pathname;

/** The box of a picture, which is there before the picture is. */
const pictureIn = (element: Element): HTMLElement | null =>
  element.querySelector<HTMLElement>('[role="img"]') ?? element.querySelector("img")?.parentElement ?? null;

/** What a link to this page shows: a picture in the link, or beside it in the same article. */
const findLinked = (pathname: string): HTMLElement | null => {
  const target = encoded(pathname);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a")) {
    if (link.pathname !== target) continue;
    const picture = pictureIn(link.closest("article") ?? link);
    if (picture && isInSight(picture)) return picture;
  }
  return null;
};

/** The picture that the page is about. */
const findOpened = (): HTMLElement | null => document.querySelector(`[${OPENED_PICTURE_ATTRIBUTE}]`);

const rename = (from: HTMLElement | null, to: HTMLElement | null): void => {
  from?.style.removeProperty("view-transition-name");
  to?.style.setProperty("view-transition-name", NAME);
};

/**
 * Shows a navigation. A picture that leads to a page becomes that page's picture, and on the way back the other way
 * round, where the browser has view transitions and the visitor wants motion. All else is shown at once.
 * @param shownPath the path of the page that is left
 * @param show renders the page that is gone to
 */
export const showWithPicture = (
  { location: { pathname }, action }: HistoryUpdate,
  shownPath: string,
  show: () => void,
): void => {
  const isMoving =
    "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const isReturn = action === "POP";
  const from = isMoving && pathname !== shownPath ? (isReturn ? findOpened() : findLinked(pathname)) : null;
  if (!from) {
    show();
    return;
  }
  rename(null, from);
  let to: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    flushSync(show);
    to = isReturn ? findLinked(shownPath) : findOpened();
    rename(from, to);
    if (!to) transition.skipTransition();
  });
  // A transition that is skipped shows the page all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => rename(to, null));
};

import { isAddedByRemote } from "./watch-remotes";

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** A page that waits for its data is marked as such: a slow or unavailable API is not the release's fault. */
const isSettled = (main: Element): boolean =>
  !main.querySelector('[data-loading-page], [data-failed-remote], [aria-busy="true"]:not(button)');

/**
 * Whether an element that a remote added outside of its page covers the site's header, or no element can be pressed at
 * all.
 */
const isInputBlocked = (): boolean => {
  const header = document.querySelector("header");
  const { left, top, width, height, bottom } = header?.getBoundingClientRect() ?? new DOMRect();
  if (!header || bottom <= 0) return false;
  const hit = document.elementFromPoint(left + width / 2, Math.max(0, top) + height / 2);
  if (!hit || header.contains(hit)) return false;
  if (hit.closest("main") || hit === document.documentElement || hit === document.body)
    return !document.querySelector("[role=dialog], [role=menu], [role=listbox]");
  const topmost = hit.closest("body > *");
  return topmost !== null && isAddedByRemote(topmost);
};

export interface PageProblem {
  text: string;
  /** In how many consecutive checks it must be present: a page that is fading in has no visible heading. */
  minChecks: number;
}

/** A problem of the current page that a visitor would see; undefined if there is none, or if the page is still loading. */
export const pageProblem = (isHydrated: boolean): PageProblem | undefined => {
  // Its code has been loaded, so it suspends, or loops.
  if (!isHydrated) return { text: "The page was not hydrated", minChecks: 5 };
  const main = document.querySelector("main");
  if (!main || !isSettled(main)) return undefined;
  const hasHeading = [...main.querySelectorAll("h1, h2, form, iframe")].some(isVisible);
  if (!hasHeading) return { text: "The page has no visible heading", minChecks: 2 };
  return isInputBlocked() ? { text: "Input is blocked", minChecks: 2 } : undefined;
};

import { isLeftover } from "./leftovers";

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** A page that waits for its data is marked as such: a slow or unavailable API is not the release's fault. */
const isSettled = (main: Element): boolean =>
  !main.querySelector('[data-loading-page], [data-failed-remote], [aria-busy="true"]:not(button)');

const topmostOf = (element: Element): Element =>
  element.parentElement === document.body || !element.parentElement
    ? element
    : topmostOf(element.parentElement);

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
  return isLeftover(topmostOf(hit));
};

/** A problem of the current page that a visitor would see; undefined if there is none, or if the page is still loading. */
export const pageProblem = (): string | undefined => {
  const main = document.querySelector("main");
  if (!main || !isSettled(main)) return undefined;
  if (![...main.querySelectorAll("h1, h2, form")].some(isVisible)) return "The page has no visible heading";
  return isInputBlocked() ? "Input is blocked" : undefined;
};

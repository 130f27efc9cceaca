import { useLocation, useNavigationType } from "@promptfolio/host/router";
import { useEffect, useLayoutEffect, useRef } from "react";
import { createScrollPositions } from "./scroll-positions";

/** How long a page that comes back may take to reach the height it had, in milliseconds. */
const TIMEOUT_MS = 1_500;

const sectionOf = (hash: string): Element | null =>
  hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));

/** Scrolls to a position as soon as the page is tall enough for it. Returns the function that gives up. */
const scrollWhenPossible = (top: number): (() => void) => {
  const isPossible = () => document.documentElement.scrollHeight - innerHeight >= top;
  if (isPossible()) {
    scrollTo(0, top);
    return () => undefined;
  }
  const observer = new ResizeObserver(() => {
    if (!isPossible()) return;
    scrollTo(0, top);
    stop();
  });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body);
  // Whoever scrolls by hand meanwhile has decided otherwise.
  addEventListener("wheel", stop, { once: true, passive: true });
  addEventListener("touchstart", stop, { once: true, passive: true });
  return stop;
};

/** Whether the browser came here by an address or a link, and not by a reload or by going back. */
const isHardNavigation = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
};

/** A new page begins at its top or at the named section; going back finds the place where the visitor was. */
export const ScrollRestoration = () => {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const memory = useRef<ReturnType<typeof createScrollPositions> | null>(null);
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    memory.current ??= createScrollPositions();
    const { recall, follow } = memory.current;
    const isFirst = shownPath.current === null;
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    let giveUp: () => void = () => undefined;
    // The first page of every load has the same key, so it alone doesn't tell which page was scrolled.
    const place = `${key} ${pathname}`;
    const isReturn = kind === "POP" && !(isFirst && isHardNavigation());
    const remembered = isReturn ? recall(place) : undefined;
    if (remembered !== undefined) giveUp = scrollWhenPossible(remembered);
    else if (sectionOf(hash)) sectionOf(hash)?.scrollIntoView();
    else if (!isFirst && !isSamePage) scrollTo(0, 0);
    const unfollow = follow(place);
    return () => {
      giveUp();
      unfollow();
    };
  }, [key, pathname, hash, kind]);

  return null;
};

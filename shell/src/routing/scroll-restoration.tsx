import { useLocation, useNavigationType } from "@promptfolio/host/router";
import { browserStorage } from "@promptfolio/lib/browser-storage";
import { fragmentOf } from "@promptfolio/lib/paths";
import { useEffect, useLayoutEffect, useRef } from "react";

const STORAGE_KEY = "scroll-positions";
const MAX_POSITIONS = 50;

/**
 * A scroll event is dispatched with the next frame; a press or key that leaves the page may come first. At a click, the
 * press has changed styles, and reading the position would lay out the page once more.
 */
const RECORDED_EVENTS = ["scroll", "pointerdown", "keydown"] as const;

const read = (): Map<string, number> => {
  try {
    const value: unknown = JSON.parse(browserStorage("sessionStorage").getItem(STORAGE_KEY) ?? "[]");
    return new Map(Array.isArray(value) ? value : []);
  } catch {
    return new Map();
  }
};

/** The scroll position of each page in this tab's history; survives a reload. Listens as long as the tab is open. */
export const createScrollPositions = () => {
  const positions = read();
  let shown: string | undefined;
  const note = () => {
    if (shown === undefined) return;
    positions.delete(shown);
    positions.set(shown, scrollY);
  };
  for (const event of RECORDED_EVENTS) addEventListener(event, note, { passive: true, capture: true });
  addEventListener("pagehide", () => {
    note();
    browserStorage("sessionStorage").setItem(
      STORAGE_KEY,
      JSON.stringify([...positions].slice(-MAX_POSITIONS)),
    );
  });
  return {
    recall: (key: string): number | undefined => positions.get(key),
    /** From now on records the scroll position of the page with this key. */
    follow: (key: string): void => {
      shown = key;
      // A replacing history entry starts at the scroll position of the replaced one, even if it is never scrolled.
      if (!positions.has(key)) note();
    },
  };
};

const SCROLL_INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Tries to scroll until `attempt` returns true or the visitor scrolls: again whenever the page's size changes, as parts of
 * it load later. Returns the function that cancels it.
 */
const scrollWhenPossible = (attempt: () => boolean): (() => void) => {
  if (attempt()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const input of SCROLL_INPUTS) removeEventListener(input, stop);
  };
  observer.observe(document.body);
  for (const input of SCROLL_INPUTS) addEventListener(input, stop, { passive: true });
  return stop;
};

const scrollToPosition = (top: number): boolean => {
  const isPossible = document.documentElement.scrollHeight - innerHeight >= top;
  if (isPossible) scrollTo(0, top);
  return isPossible;
};

/** Never done, as what is above the section may load later and move it. */
const scrollToSection = (hash: string): false => {
  document.getElementById(fragmentOf(hash))?.scrollIntoView();
  return false;
};

/** Whether the page was opened by a URL or a link, not by a reload or by going back. */
const isHardNavigation = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
};

/** A new page begins at its top or at the section in the URL; going back restores the scroll position. */
export const ScrollRestoration = () => {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  const memory = useRef<ReturnType<typeof createScrollPositions>>(undefined);
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    memory.current ??= createScrollPositions();
    const { recall, follow } = memory.current;
    const isFirst = shownPath.current === undefined;
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    let giveUp: () => void = () => undefined;
    // The first page of every load has the same key, so the key alone doesn't identify the page that was scrolled.
    const place = `${key} ${pathname}`;
    const isReturn = kind === "POP" && !(isFirst && isHardNavigation());
    const remembered = isReturn ? recall(place) : undefined;
    if (remembered !== undefined) giveUp = scrollWhenPossible(() => scrollToPosition(remembered));
    else {
      if (!isFirst && !isSamePage) scrollTo(0, 0);
      if (hash !== "") giveUp = scrollWhenPossible(() => scrollToSection(hash));
    }
    follow(place);
    return giveUp;
  }, [key, pathname, hash, kind]);

  return null;
};

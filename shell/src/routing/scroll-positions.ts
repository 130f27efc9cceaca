import { browserStorage } from "@promptfolio/lib/browser-storage";

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

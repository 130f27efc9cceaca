const STORAGE_KEY = "scroll-positions";
const MAX_POSITIONS = 50;

/** A scroll event comes with the next frame; what leaves the page may come sooner. */
const RECORDED_EVENTS = ["scroll", "click", "keydown"] as const;

const read = (): Map<string, number> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return new Map(Array.isArray(value) ? value : []);
  } catch {
    return new Map();
  }
};

/** Where the visitor was on each page of this tab's history; survives a reload. */
export const createScrollPositions = () => {
  const positions = read();
  const write = () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
    } catch {
      // Without storage the positions live as long as the page.
    }
  };
  return {
    recall: (key: string): number | undefined => positions.get(key),
    /** Notes from now on where the page with this key is scrolled to. */
    follow: (key: string): (() => void) => {
      const note = () => {
        positions.delete(key);
        positions.set(key, scrollY);
      };
      const leave = () => {
        note();
        write();
      };
      // An entry that replaces another begins where that one was, whether it is scrolled or not.
      if (!positions.has(key)) note();
      for (const event of RECORDED_EVENTS) addEventListener(event, note, { passive: true, capture: true });
      addEventListener("pagehide", leave);
      return () => {
        for (const event of RECORDED_EVENTS) removeEventListener(event, note, { capture: true });
        removeEventListener("pagehide", leave);
      };
    },
  };
};

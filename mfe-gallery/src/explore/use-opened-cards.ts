import { useLocation } from "@promptfolio/host/router";
import { useEffect } from "react";

/** The state of an image page's history entry that tells it how many entries back the gallery is. */
export const OPENED_HERE = { gallery: 1 };

/** The last image that was opened from each history entry, by the entry's key. */
const openedFrom = new Map<string, string>();

/** Returns the image that was opened from a history entry, once. */
export const takeOpened = (key: string): string | undefined => {
  const image = openedFrom.get(key);
  openedFrom.delete(key);
  return image;
};

/**
 * Remembers the card whose link is followed, from when the page is left: its cards may be hydrated in between. The page
 * calls it: a link works before its card is hydrated.
 */
export const useOpenedCards = (): void => {
  const { key } = useLocation();
  useEffect(() => {
    let opened: string | undefined;
    const listen = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      opened = link?.closest<HTMLElement>("[data-image]")?.dataset["image"] ?? opened;
    };
    // Capturing: runs before another listener follows the link and stops the event.
    addEventListener("click", listen, true);
    return () => {
      removeEventListener("click", listen, true);
      if (opened !== undefined) openedFrom.set(key, opened);
    };
  }, [key]);
};

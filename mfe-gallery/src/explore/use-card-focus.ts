import { useLocation, useNavigationType } from "@promptfolio/host/router";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";

/** The last image that was opened from each history entry. */
const openedFrom = new Map<string, string>();

const titleOf = (card: Element | null | undefined): HTMLElement | undefined =>
  card?.querySelector<HTMLElement>('[data-stop="title"]') ?? undefined;

/** True unless the visitor has focused something already. */
const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === "MAIN";

/**
 * Manages focus in a list of cards: going back focuses the card that was opened, 'load more' the first new card.
 */
export const useCardFocus = (list: RefObject<HTMLElement | null>, count: number) => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const awaited = useRef<number | undefined>(undefined);

  useEffect(() => {
    const image = openedFrom.get(key);
    if (!isReturn || image === undefined || count === 0) return;
    openedFrom.delete(key);
    if (isFocusFree())
      titleOf(list.current?.querySelector(`[data-image="${image}"]`))?.focus({ preventScroll: true });
  }, [key, isReturn, list, count]);

  useEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return;
    titleOf(list.current?.children[awaited.current])?.focus({ preventScroll: true });
    awaited.current = undefined;
  }, [count, list]);

  return {
    /** A click handler for the list: remembers the card whose link is followed. */
    rememberOpened: ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest("a")) return;
      const image = target.closest<HTMLElement>("[data-image]")?.dataset["image"];
      if (image) openedFrom.set(key, image);
    },
    /** Call when more cards are loading: the first of them gets the focus. */
    focusNext: () => {
      awaited.current = count;
    },
  };
};

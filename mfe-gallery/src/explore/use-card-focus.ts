import { useLocation, useNavigationType } from "@promptfolio/host/router";
import { type RefObject, useEffect, useRef } from "react";
import { takeOpened } from "./use-opened-cards";

const titleOf = (card: Element | null | undefined): HTMLElement | undefined =>
  card?.querySelector<HTMLElement>('[data-stop="title"]') ?? undefined;

/** True unless the visitor has focused something already. */
const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === "MAIN";

/**
 * Manages focus in a list of cards: going back focuses the card that was opened, 'load more' the first new card.
 * @returns a function to call when more cards are loading: the first of them gets the focus
 */
export const useCardFocus = (list: RefObject<HTMLElement | null>, count: number): (() => void) => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const awaited = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (!isReturn || count === 0) return;
    const image = takeOpened(key);
    if (image !== undefined && isFocusFree())
      titleOf(list.current?.querySelector(`[data-image="${image}"]`))?.focus({ preventScroll: true });
  }, [key, isReturn, list, count]);

  useEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return;
    titleOf(list.current?.children[awaited.current])?.focus({ preventScroll: true });
    awaited.current = undefined;
  }, [count, list]);

  return () => {
    awaited.current = count;
  };
};

import { useRef } from "react";

/** An element, and what is around it that can have the focus. */
const pathOf = (element: Element | null | undefined): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...pathOf(element.parentElement?.closest("[tabindex]"))] : [];

/**
 * Returns the focus to the element that had it when a dialog opened, whether or not that was the dialog's trigger; if the
 * element is gone, to what is around it. After a navigation, to the new page.
 */
export const useFocusReturn = () => {
  const path = useRef<HTMLElement[]>([]);
  const page = useRef("");
  return {
    onOpenAutoFocus: (): void => {
      path.current = pathOf(document.activeElement);
      page.current = location.pathname;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const isSamePage = location.pathname === page.current;
      const target = isSamePage
        ? path.current.find(({ isConnected }) => isConnected)
        : document.querySelector("main");
      target?.focus({ preventScroll: !isSamePage });
    },
  };
};

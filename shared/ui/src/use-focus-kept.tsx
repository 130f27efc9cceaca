import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * If what has the focus inside an element disappears, such as a deleted row's button, the element gets the focus: otherwise
 * the keyboard would start again at the top of the page. The element needs a `tabIndex`.
 */
export const useFocusKept = <Element extends HTMLElement>(element: RefObject<Element | null>) => {
  const focused = useRef<HTMLElement>(undefined);
  // No dependencies: any render may remove it.
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = undefined;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>): void => {
      if (target.isConnected) focused.current = undefined;
    },
  };
};

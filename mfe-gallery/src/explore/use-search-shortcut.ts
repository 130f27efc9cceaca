import { type RefObject, useEffect } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** `/` focuses the search field in `ref`, unless focus is in a text field. */
export const useSearchShortcut = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
        return;
      const field = ref.current?.querySelector<HTMLInputElement>("input[type=search]");
      if (!field || isTyping(event.target)) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [ref]);
};

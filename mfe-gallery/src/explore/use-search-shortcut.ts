import { useEffect } from "react";
import { SECTION_IDS } from "../home/home-texts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** `/` focuses the gallery's search field, hydrated or not, unless focus is in a text field. */
export const useSearchShortcut = (): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
        return;
      const field = document.querySelector<HTMLInputElement>(`#${SECTION_IDS.explore} input[type=search]`);
      if (!field || isTyping(event.target)) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
};

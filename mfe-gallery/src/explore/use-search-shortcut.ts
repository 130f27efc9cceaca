import { useSingleKey } from "@promptfolio/host/hooks/use-single-key";
import { SECTION_IDS } from "../home/home-texts";

/** `/` focuses the gallery's search field, hydrated or not. */
export const useSearchShortcut = (): void =>
  useSingleKey("/", (event) => {
    const field = document.querySelector<HTMLInputElement>(`#${SECTION_IDS.explore} input[type=search]`);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

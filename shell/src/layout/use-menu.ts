import { useLocation } from "@promptfolio/host/router";
import { useEffect, useRef, useState } from "react";

/**
 * The header's menu on small screens: closed by its button, by Escape (which returns the focus), by navigating to a
 * page, and by leaving the header with the pointer or the focus.
 */
export const useMenu = () => {
  const { key } = useLocation();
  // The history entry at which it is open: any navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const foldOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    const foldOnLeaving = ({ target }: Event): void => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenAt(undefined);
    };
    document.addEventListener("keydown", foldOnEscape);
    document.addEventListener("pointerdown", foldOnLeaving);
    document.addEventListener("focusin", foldOnLeaving);
    return () => {
      document.removeEventListener("keydown", foldOnEscape);
      document.removeEventListener("pointerdown", foldOnLeaving);
      document.removeEventListener("focusin", foldOnLeaving);
    };
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? undefined : key), header, button };
};

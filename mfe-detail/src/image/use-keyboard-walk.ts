import type { Image } from "@promptfolio/contracts/api/images";
import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useEffect, useEffectEvent } from "react";
import { useGalleryReturn } from "./use-gallery-return";
import { backward, forward, readWalk } from "./walk";

/** Keys belong to the page unless a field, a menu or a message outside of it has the focus. */
const isForPage = ({
  target,
  defaultPrevented,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): boolean =>
  !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) &&
  target instanceof HTMLElement &&
  (target === document.body || target.closest("main") !== null) &&
  !target.matches("input, textarea, select, [contenteditable]");

/** Arrow keys go to the next and the previous similar image, Escape goes back to the gallery. */
export const useKeyboardWalk = (similar: readonly Image[]): void => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const returnToGallery = useGalleryReturn();

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      returnToGallery();
      return;
    }
    const walk = readWalk(state);
    const step =
      event.key === "ArrowRight"
        ? forward(walk, pathname, similar)
        : event.key === "ArrowLeft"
          ? backward(walk, similar)
          : null;
    if (step === null) return;
    event.preventDefault();
    // One entry for the whole walk, so that going back leaves it.
    void navigate(step.to, { replace: true, state: step.walk });
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
};

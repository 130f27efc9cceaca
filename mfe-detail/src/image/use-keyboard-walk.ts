import type { Image } from "@promptfolio/contracts/api/images";
import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useGalleryReturn } from "./use-gallery-return";
import { useSimilarCache } from "./use-similar-images";
import { backward, forward, readWalk } from "./walk";

/** The page handles keys unless a field, or a menu or message outside the page, has the focus. */
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
export const useKeyboardWalk = (imageId: string): void => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const returnToGallery = useGalleryReturn();
  const similar = useSimilarCache(imageId);
  const isShown = useRef(false);

  /** Returns whether there is an image to go to. */
  const walkOn = (isForward: boolean, images: readonly Image[]): boolean => {
    const walk = readWalk(state);
    const step = isForward ? forward(walk, pathname, images) : backward(walk, images);
    // The whole walk is one history entry, so going back leaves it.
    if (step !== undefined) void navigate(step.to, { replace: true, state: step.walk });
    return step !== undefined;
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      returnToGallery();
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      event.preventDefault();
      const isForward = event.key === "ArrowRight";
      const images = similar.read();
      // Navigate at once if possible: the next key may follow soon, and going back needs no similar images.
      if (walkOn(isForward, images ?? []) || images) return;
      void similar.load().then((loaded) => isShown.current && walkOn(isForward, loaded));
    }
  });

  useEffect(() => {
    isShown.current = true;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => {
      isShown.current = false;
      removeEventListener("keydown", listen);
    };
  }, []);
};

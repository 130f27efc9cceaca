import type { Image } from "@promptfolio/contracts/api/images";
import { apiQuery, useHost } from "@promptfolio/host";
import { getSimilarImages } from "@promptfolio/host/api/images";
import { useQueryClient } from "@promptfolio/host/query";
import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { backward, forward, readWalk } from "./walk";

/** Similar images on demand, for code that neither waits for them nor re-renders when they change. */
const useSimilarCache = (imageId: string) => {
  const { http } = useHost();
  const client = useQueryClient();
  const query = apiQuery(http, getSimilarImages(imageId));
  return {
    /** Undefined until they are loaded. */
    read: () => client.getQueryData<{ images: Image[] }>(query.queryKey)?.images,
    /** Resolves once they are loaded; with an empty list if that fails. */
    load: () =>
      client.ensureQueryData(query).then(
        ({ images }) => images,
        // The row of similar images shows the failure.
        () => [],
      ),
  };
};

/** Goes back to the gallery: to where the visitor left it, or to its top if the visitor came from elsewhere. */
export const useGalleryReturn = (): (() => void) => {
  const { gallery } = readWalk(useLocation().state);
  const navigate = useNavigate();
  return () => void (gallery > 0 ? navigate(-gallery) : navigate("/#explore"));
};

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

  // With the page's first frame: the key may follow at once.
  useLayoutEffect(() => {
    isShown.current = true;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => {
      isShown.current = false;
      removeEventListener("keydown", listen);
    };
  }, []);
};

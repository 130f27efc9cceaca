import { ArrowLeft } from "@promptfolio/ui/icons";
import type { MouseEvent } from "react";
import { TEXTS } from "../texts";
import { Back, Keys, Top } from "./image-style";
import { useGalleryReturn } from "./use-keyboard-walk";

/** The link back to the gallery, and hints for the navigation keys. */
export const TopBar = () => {
  const returnToGallery = useGalleryReturn();
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    returnToGallery();
  };
  return (
    <Top data-print="hide">
      <Back to="/" onClick={goBack}>
        <ArrowLeft aria-hidden />
        {TEXTS.backToGallery}
      </Back>
      <Keys aria-hidden>
        <kbd>←</kbd> <kbd>→</kbd> similar images, <kbd>Esc</kbd> gallery
      </Keys>
    </Top>
  );
};

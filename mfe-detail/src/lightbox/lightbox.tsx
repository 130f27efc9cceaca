import type { Image } from "@promptfolio/contracts/api/images";
import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { limitedImageUrl } from "@promptfolio/lib/image-url";
import { createGlobalStyle } from "styled-components";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import styles from "yet-another-react-lightbox/styles.css";

/** The only file that imports the lightbox library. */

/** Widths in pixels: the page's, which the browser has already, and the largest, for pictures with more detail. */
const WIDTHS = { page: PICTURE_SIZES.detail.width, largest: 1620 } as const;

const MAX_ZOOM = 4;

/**
 * The library's style sheet, added by styled-components because the site allows no style element without a nonce. While it
 * is open, the scrollbar gutter that the page reserves would be a strip in the page's colour beside the black.
 */
const Styles = createGlobalStyle`
  ${styles}

  html:has(> .yarl__no_scroll) {
    scrollbar-gutter: auto;
  }
`;

const slideOf = (image: Image) => {
  const delivered = image.width > WIDTHS.page ? WIDTHS.largest : WIDTHS.page;
  const width = Math.min(delivered, image.width);
  return {
    src: limitedImageUrl(image.imageUrl, delivered),
    alt: image.alt || image.title,
    width,
    height: Math.round((width * image.height) / image.width),
  };
};

/** Pictures as large as the window: zoom and pan, arrow keys for the next picture, Escape closes. */
export default function Lightbox({ images, onClose }: { images: readonly Image[]; onClose: () => void }) {
  return (
    <>
      <Styles />
      <YetAnotherLightbox
        open
        close={onClose}
        slides={images.map(slideOf)}
        plugins={[Zoom]}
        carousel={{ finite: true }}
        zoom={{ maxZoomPixelRatio: MAX_ZOOM, scrollToZoom: true }}
        controller={{ closeOnBackdropClick: true }}
        labels={{ Lightbox: "Picture in full size" }}
      />
    </>
  );
}

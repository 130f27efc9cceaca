import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { type DOWNLOAD_SIDES, type DownloadFormat, transformsOf } from "@promptfolio/contracts/media";

// Matches one or more segments of transforms, `c_crop,g_face/w_200`; other words with an underscore are folders.
const CLOUDINARY =
  /^(https?:\/\/res\.cloudinary\.com\/[^/]+\/image\/upload\/)(?:(?:(?:ar?|bo?|c|dpr|e|fl?|g|h|o|q|r|w|x|y|z)_[^/,]*,?)+\/)*(.+)$/;
const MEDIA = /^((?:https?:\/\/[^/]+)?\/media\/)(?:[a-z]+_[^/]*\/)?([^/]+)$/;

export interface Size {
  width: number;
  height: number;
}

const withTransforms = (url: string, transforms: string): string => {
  const match = MEDIA.exec(url) ?? CLOUDINARY.exec(url);
  return match ? `${match[1]}${transforms}/${match[2]}` : url;
};

/**
 * The URL of a fill-cropped rendition with automatic quality and format. Supports this site's `/media/` URLs and
 * Cloudinary's; any other is returned unchanged.
 */
export const optimizedImageUrl = (url: string, { width, height }: Size = PICTURE_SIZES.card): string =>
  withTransforms(url, `c_fill,w_${width},h_${height},q_auto,f_auto`);

/** The URL of the picture in its own ratio, at most `width` pixels wide. */
export const limitedImageUrl = (url: string, width: number): string =>
  withTransforms(url, `c_limit,w_${width},q_auto,f_auto`);

/** The URL of a download, at most `side` pixels a side. A PDF contains the title that the image has in `version`. */
export const downloadImageUrl = (
  { imageUrl, version }: { imageUrl: string; version: number },
  side: (typeof DOWNLOAD_SIDES)[number],
  format: DownloadFormat,
): string => {
  const url = withTransforms(imageUrl, transformsOf({ crop: "limit", width: side, height: side }, format));
  return format === "pdf" ? `${url}?v=${version}` : url;
};

/** Enough for a picture that is at most 20rem wide, in fewer bytes of the page. */
export const SMALL_CARD_SIZES: readonly Size[] = [
  { width: 216, height: 270 },
  PICTURE_SIZES.card,
  { width: 648, height: 810 },
];

export const CARD_SIZES: readonly Size[] = [
  ...SMALL_CARD_SIZES,
  // The home page's first picture on a phone with a device pixel ratio of 2.
  { width: 480, height: 600 },
  { width: 864, height: 1080 },
];

/** `srcset` of a card's picture, 4:5. */
export const cardSrcSet = (url: string, sizes: readonly Size[] = CARD_SIZES): string =>
  sizes.map((size) => `${optimizedImageUrl(url, size)} ${size.width}w`).join(", ");

const DETAIL_WIDTHS = [540, 720, 1080] as const;

/** `srcset` of a large picture in its own ratio. */
export const detailSrcSet = (url: string): string =>
  DETAIL_WIDTHS.map((width) => `${limitedImageUrl(url, width)} ${width}w`).join(", ");

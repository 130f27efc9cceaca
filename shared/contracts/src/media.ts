/**
 * A delivered picture: `/media/{transforms}/{key}`, in the grammar of Cloudinary's URLs. Only these sizes are served,
 * so that nobody can fill the disk. Sizes are in pixels; `limit` keeps the picture's ratio and never enlarges it.
 */
export interface Rendition {
  readonly name: string;
  readonly crop: "fill" | "limit";
  readonly width: number;
  readonly height: number | null;
  /** True for downloads: best quality, with metadata about how the picture was made. */
  readonly isDownload?: boolean;
}

export const RENDITIONS: readonly Rendition[] = [
  { name: "card-small", crop: "fill", width: 216, height: 270 },
  { name: "card", crop: "fill", width: 432, height: 540 },
  { name: "card-medium", crop: "fill", width: 480, height: 600 },
  { name: "card-large", crop: "fill", width: 648, height: 810 },
  { name: "card-double", crop: "fill", width: 864, height: 1080 },
  { name: "detail-small", crop: "limit", width: 540, height: null },
  { name: "detail-medium", crop: "limit", width: 720, height: null },
  { name: "detail", crop: "limit", width: 1080, height: null },
  { name: "detail-large", crop: "limit", width: 1620, height: null },
  { name: "share", crop: "fill", width: 1200, height: 630 },
];

/** The longest side of a download in pixels, from small to 4K. */
export const DOWNLOAD_SIDES = [1350, 2025, 3840] as const;

export const DOWNLOADS: readonly Rendition[] = DOWNLOAD_SIDES.map((side) => ({
  name: `download-${side}`,
  crop: "limit",
  width: side,
  height: side,
  isDownload: true,
}));

export const DOWNLOAD_FORMATS = ["jpg", "png", "pdf"] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** `auto` is the best format that the browser accepts. */
export const PICTURE_FORMATS = ["auto", "jpg", "webp", "avif"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The canonical form of a rendition's transforms: `c_fill,w_432,h_540,q_auto,f_auto`. */
export const transformsOf = (
  { crop, width, height }: Pick<Rendition, "crop" | "width" | "height">,
  format: PictureFormat | DownloadFormat = "auto",
): string => `c_${crop},w_${width}${height === null ? "" : `,h_${height}`},q_auto,f_${format}`;

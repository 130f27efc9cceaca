import type { Image } from "@promptfolio/contracts/api/images";
import { DOWNLOAD_FORMATS, DOWNLOAD_SIDES, type DownloadFormat } from "@promptfolio/contracts/media";

export interface DownloadChoice {
  format: DownloadFormat;
  side: (typeof DOWNLOAD_SIDES)[number];
}

/** What "Download Image" saves until something else is chosen. */
export const STANDARD_DOWNLOAD: DownloadChoice = { format: "jpg", side: 2025 };

const FOUR_K = 3840;

/** Sizes in pixels; the last is the original's own, so nothing is enlarged. */
export const downloadSizes = ({ width, height }: Pick<Image, "width" | "height">) => {
  const longest = Math.max(width, height);
  const last = DOWNLOAD_SIDES.findIndex((side) => side >= longest);
  return DOWNLOAD_SIDES.slice(0, last === -1 ? undefined : last + 1).map((side) => {
    const scale = Math.min(1, side / longest);
    return { side, width: Math.round(width * scale), height: Math.round(height * scale) };
  });
};

/** The end of a download's file name. The standard size has none of its own, so that the name is the title. */
export const fileEnding = (image: Pick<Image, "width" | "height">, choice: DownloadChoice): string => {
  const sizes = downloadSizes(image);
  const isStandard =
    choice.side === STANDARD_DOWNLOAD.side ||
    sizes.at(-1)?.side === Math.min(choice.side, STANDARD_DOWNLOAD.side);
  const size = sizes.find(({ side }) => side === choice.side);
  return `${isStandard || !size ? "" : ` ${size.width}x${size.height}`}.${choice.format}`;
};

/** Every size in every format, by format; sizes are labelled in pixels. */
export const downloadChoices = (image: Pick<Image, "width" | "height">) =>
  DOWNLOAD_FORMATS.map((format) => ({
    format: format.toUpperCase(),
    choices: downloadSizes(image).map(({ side, width, height }) => ({
      choice: { format, side },
      label: `${width} × ${height}${Math.max(width, height) >= FOUR_K ? " (4K)" : ""}`,
    })),
  }));

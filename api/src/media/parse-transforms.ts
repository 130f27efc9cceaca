import {
  DOWNLOAD_FORMATS,
  DOWNLOADS,
  type DownloadFormat,
  PICTURE_FORMATS,
  type PictureFormat,
  RENDITIONS,
  type Rendition,
  transformsOf,
} from "@promptfolio/contracts/media";
import Negotiator from "negotiator";
import type { DeliveredFormat } from "./media-keys";

/** The smallest format that the browser accepts explicitly; otherwise JPEG, which all browsers support. */
export const negotiateFormat = (
  wanted: PictureFormat | DownloadFormat,
  accept: string | undefined,
): DeliveredFormat => {
  if (wanted !== "auto") return wanted;
  const named = new Negotiator({ headers: { accept } }).mediaTypes();
  if (named.includes("image/avif")) return "avif";
  return named.includes("image/webp") ? "webp" : "jpg";
};

interface ServedRendition {
  rendition: Rendition;
  format: PictureFormat | DownloadFormat;
}

const inFormats = (renditions: readonly Rendition[], formats: readonly ServedRendition["format"][]) =>
  renditions.flatMap((rendition) =>
    formats.map((format) => [transformsOf(rendition, format), { rendition, format }] as const),
  );

/** The transforms of every URL that is served; each rendition has only one spelling, so that it is cached once. */
const SERVED: ReadonlyMap<string, ServedRendition> = new Map([
  ...inFormats(RENDITIONS, PICTURE_FORMATS),
  ...inFormats(DOWNLOADS, DOWNLOAD_FORMATS),
]);

/** The rendition for a URL's transforms; undefined if they aren't served. */
export const parseTransforms = (transforms: string): ServedRendition | undefined => SERVED.get(transforms);

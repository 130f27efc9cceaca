import { UPLOAD } from "@promptfolio/contracts/limits";
import type { Rendition } from "@promptfolio/contracts/media";
import { type PixelSize, pictureShapeProblem } from "@promptfolio/lib/picture-shape";
import { reasonOf } from "@promptfolio/server/error-code";
import type { FailOnOptions, Region, Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { DeliveredFormat } from "./media-keys";
import { colorsOf } from "./picture-colors";
import {
  type Format,
  formatOf,
  isAnimatedPng,
  isFormat,
  pngExponent,
  SOURCE_TYPE_XMP,
  withJpegEnd,
} from "./picture-file";

/** The only file that uses sharp. */

const MAX_PIXELS = UPLOAD.megapixels * 1_000_000;
/** How long one picture may be decoded and encoded, in seconds. */
const TIMEOUT_SECONDS = 20;
/** Of a rendition with a width only, in pixels: encoding an AVIF of 1,620 by 12,000 takes 700 MB. */
const MAX_HEIGHT = 4_096;
/** A thumbhash is made from at most 100 pixels a side. */
const THUMB = 100;
const WITH_SIZE = { resolveWithObject: true } as const;

type PixelFormat = Exclude<DeliveredFormat, "pdf">;

export interface Picture {
  format: Format;
  /** As displayed, that is, after the rotation given in the file. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  colors: string[];
}

/** What is made from a picture's pixels. */
export type PictureLook = Pick<Picture, "thumbhash" | "colors">;

/** A file that isn't a picture, or isn't an accepted one. The message is for the sender. */
export class UnusablePicture extends Error {
  constructor(
    readonly reason: "type" | "size" | "shape" | "broken",
    message: string,
  ) {
    super(message);
  }
}

/**
 * Loads sharp for the first picture, as it takes 16 MB. Allows only the decoders of the accepted formats, and prevents
 * one picture from using every core.
 */
const configuredSharp = async () => {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

let loaded: ReturnType<typeof configuredSharp> | undefined;

/** The library's range. */
const clampGamma = (gamma: number): number => Math.min(3, Math.max(1, gamma));

/** @param failOn any fault (`warning`), only a file that ends early (`truncated`), or nothing that leaves some pixels */
const open = async (source: Buffer, failOn: FailOnOptions): Promise<Sharp> => {
  loaded ??= configuredSharp();
  const sharp = await loaded;
  const read = (file: Buffer) =>
    sharp(file, { limitInputPixels: MAX_PIXELS, failOn }).timeout({ seconds: TIMEOUT_SECONDS });
  const exponent = pngExponent(source);
  if (exponent === undefined) return read(source);
  // A file of its own: the library would mix transparent colours with a background before it corrects them.
  const corrected = read(source)
    .gamma(clampGamma(exponent), clampGamma(1 / exponent))
    .keepExif();
  return read(await corrected.png({ compressionLevel: 1 }).toBuffer());
};

const wrongType = () => new UnusablePicture("type", "The image must be a PNG, JPEG or WebP file.");

const tooManyPixels = () =>
  new UnusablePicture("size", `The image must have ${UPLOAD.megapixels} megapixels at most.`);

const readHead = async (image: Sharp) => {
  const { format, pages, autoOrient, width, height, depth } = await image.metadata();
  if (!isFormat(format)) throw wrongType();
  if ((pages ?? 1) > 1) throw new UnusablePicture("broken", "Animated images aren't supported.");
  if (width * height > MAX_PIXELS) throw tooManyPixels();
  // With twice the bytes a pixel, half the pixels take as much memory.
  if (depth === "ushort" && width * height > MAX_PIXELS / 2) {
    const megapixels = UPLOAD.megapixels / 2;
    throw new UnusablePicture("size", `With 16 bits the image must have ${megapixels} megapixels at most.`);
  }
  return { format, width: autoOrient.width, height: autoOrient.height };
};

const decode = async (image: Sharp): Promise<Picture> => {
  const head = await readHead(image);
  const { format, width, height } = head;
  const problem = pictureShapeProblem(head);
  if (problem !== undefined) throw new UnusablePicture("shape", problem);
  const upright = image.clone().autoOrient();
  // Cutting out the whole picture turns off decoding at a fraction of its size, which skips over faults in JPEGs.
  const whole = format === "jpeg" ? upright.extract({ left: 0, top: 0, width, height }) : upright;
  const thumb = whole.resize(THUMB, THUMB, { fit: "inside" });
  const { data, info } = await thumb.toColourspace("srgb").ensureAlpha().raw().toBuffer(WITH_SIZE);
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
  return { ...head, thumbhash, colors: colorsOf(data) };
};

const isTimeout = (error: unknown): boolean => /^timeout:/.test(reasonOf(error));

const tooSlow = () =>
  new UnusablePicture("size", `The image takes more than ${TIMEOUT_SECONDS} seconds to decode.`);

/** Reads a picture's properties from the file's head; its look is known. @throws UnusablePicture */
export const readPicture = async (source: Buffer, look: PictureLook): Promise<Picture> => {
  // For formats that it may not load, sharp fails without a clear reason.
  if (!formatOf(source)) throw wrongType();
  return { ...(await readHead(await open(source, "none"))), ...look };
};

const problemOf = (error: unknown): UnusablePicture => {
  if (error instanceof UnusablePicture) return error;
  if (/pixel limit/.test(reasonOf(error))) return tooManyPixels();
  if (isTimeout(error)) return tooSlow();
  return new UnusablePicture("broken", "The image file is damaged and can't be read.");
};

/**
 * Decodes the whole picture, as the head of a truncated file looks valid. Accepts the faults that browsers show a
 * picture in spite of, such as a missing end marker.
 * @throws UnusablePicture
 */
export const inspectPicture = async (source: Buffer): Promise<Picture> => {
  if (isAnimatedPng(source)) throw new UnusablePicture("broken", "Animated images aren't supported.");
  try {
    return await decode(await open(source, "truncated"));
  } catch (error) {
    const ended = withJpegEnd(source);
    if (ended === undefined || error instanceof UnusablePicture) throw problemOf(error);
    try {
      // If only the marker is missing, there is no other fault; a truncated file has one where its data end.
      return await decode(await open(ended, "warning"));
    } catch (fault) {
      throw problemOf(fault);
    }
  }
};

/** Qualities and efforts were chosen by measurement: a card takes 26 ms and 18 KB as WebP, 109 ms and 16 KB as AVIF. */
const encode = (image: Sharp, format: PixelFormat, share = 1): Sharp => {
  if (format === "avif") return image.avif({ quality: Math.round(50 * share), effort: 2 });
  if (format === "webp") return image.webp({ quality: Math.round(75 * share), effort: 2 });
  if (format === "png") return image.png({ compressionLevel: 6 });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true });
};

/** Full resolution for colours too, so that lettering keeps sharp edges. */
const encodeDownload = (image: Sharp, format: PixelFormat): Sharp =>
  format === "jpg"
    ? image.flatten({ background: "#ffffff" }).jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    : encode(image, format);

/**
 * Of a card, which is a page's largest paint: a slow line has 200 KB a second. At 864 by 1,080 pixels, one of four
 * posters needs more at full quality, and a phone's pixels are too small to show what it loses.
 */
const MAX_CARD_BYTES = 40_000;

const encodeCard = async (image: Sharp, format: PixelFormat) => {
  for (const share of [1, 0.75]) {
    const picture = await encode(image.clone(), format, share).toBuffer(WITH_SIZE);
    if (picture.data.length <= MAX_CARD_BYTES) return picture;
  }
  return encode(image, format, 0.55).toBuffer(WITH_SIZE);
};

/** The middle of a picture that is longer than an upload may be: filling a card from the whole would take gigabytes. */
const middleOf = ({ width, height }: PixelSize): Region => {
  const cut = {
    width: Math.min(width, height * UPLOAD.maxRatio),
    height: Math.min(height, width * UPLOAD.maxRatio),
  };
  return {
    ...cut,
    left: Math.floor((width - cut.width) / 2),
    top: Math.floor((height - cut.height) / 2),
  };
};

const resize = (image: Sharp, { crop, width, height }: Rendition): Sharp => {
  if (crop === "limit" || height === null) {
    const bounds = { width, height: height ?? MAX_HEIGHT };
    return image.resize({ ...bounds, fit: "inside", withoutEnlargement: true });
  }
  // When a poster is cropped to a wide strip, the most eye-catching part is shown.
  const position = height > width ? "centre" : "attention";
  return image.resize({ width, height, fit: "cover", position });
};

/**
 * Makes a rendition without the original's metadata; a download's metadata state that a model made the picture.
 * @throws UnusablePicture if it takes too long
 */
export const renderPicture = async (original: Buffer, rendition: Rendition, format: PixelFormat) => {
  try {
    // What was accepted is shown, with whatever faults it has.
    const source = await open(original, "none");
    const { autoOrient: size } = await source.metadata();
    const upright = source.autoOrient();
    const isTooLong = pictureShapeProblem(size) !== undefined && rendition.crop === "fill";
    const cut = isTooLong ? upright.extract(middleOf(size)) : upright;
    const image = resize(cut.toColourspace("srgb"), rendition);
    if (rendition.isDownload)
      return await encodeDownload(image, format).withXmp(SOURCE_TYPE_XMP).toBuffer(WITH_SIZE);
    if (rendition.crop === "fill" && (format === "avif" || format === "webp"))
      return await encodeCard(image, format);
    return await encode(image, format).toBuffer(WITH_SIZE);
  } catch (error) {
    throw isTimeout(error) ? tooSlow() : error;
  }
};

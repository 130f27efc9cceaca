import { UPLOAD } from "@promptfolio/contracts/limits";
import type { Rendition } from "@promptfolio/contracts/media";
import { reasonOf } from "@promptfolio/server/error-code";
import type { Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { DeliveredFormat } from "./media-keys";
import { SOURCE_TYPE_XMP } from "./source-type";

/** The only file that uses sharp. */

const LIMITS = { limitInputPixels: UPLOAD.megapixels * 1_000_000, failOn: "warning" } as const;
/** A thumbhash is made from at most 100 pixels a side. */
const THUMB = 100;

type PixelFormat = Exclude<DeliveredFormat, "pdf">;

export interface RenderedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** File extensions by format. */
export const EXTENSIONS = { png: "png", jpeg: "jpg", webp: "webp" } as const;
type Format = keyof typeof EXTENSIONS;

const isFormat = (format: string): format is Format => format in EXTENSIONS;

export interface Picture {
  format: Format;
  /** As displayed, that is, after the rotation given in the file. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** A file that isn't a picture, or isn't an accepted one. The message is for the sender. */
export class UnusablePicture extends Error {
  constructor(
    readonly reason: "type" | "size" | "broken",
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

const open = async (source: string | Buffer): Promise<Sharp> => {
  loaded ??= configuredSharp();
  return (await loaded)(source, LIMITS);
};

/** The format by a file's first bytes, whatever its name or type; undefined if the format isn't accepted. */
export const formatOf = (head: Uint8Array): Format | undefined => {
  const text = Buffer.from(head).toString("latin1");
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  return text.startsWith("RIFF") && text.slice(8, 12) === "WEBP" ? "webp" : undefined;
};

const wrongType = () => new UnusablePicture("type", "The image must be a PNG, JPEG or WebP file.");

const readHead = async (image: Sharp): Promise<Omit<Picture, "thumbhash">> => {
  const { format, pages, autoOrient, width, height } = await image.metadata();
  if (!isFormat(format)) throw wrongType();
  if ((pages ?? 1) > 1) throw new UnusablePicture("broken", "Animated images aren't supported.");
  if (width * height > LIMITS.limitInputPixels) {
    throw new UnusablePicture("size", `The image must have ${UPLOAD.megapixels} megapixels at most.`);
  }
  return { format, width: autoOrient.width, height: autoOrient.height };
};

const decode = async (image: Sharp): Promise<Picture> => {
  const head = await readHead(image);
  const thumb = image.clone().autoOrient().resize(THUMB, THUMB, { fit: "inside" });
  const { data, info } = await thumb.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
  return { ...head, thumbhash };
};

/** Reads a picture's properties from the file's head; its thumbhash is known. @throws UnusablePicture */
export const readPicture = async (source: Buffer, thumbhash: string): Promise<Picture> => {
  // For formats that it may not load, sharp fails without a clear reason.
  if (!formatOf(source.subarray(0, 16))) throw wrongType();
  return { ...(await readHead(await open(source))), thumbhash };
};

/**
 * Decodes the whole picture, as the head of a truncated file looks valid.
 * @throws UnusablePicture
 */
export const inspectPicture = async (source: string | Buffer): Promise<Picture> => {
  try {
    return await decode(await open(source));
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    if (/pixel limit/.test(reasonOf(error))) {
      throw new UnusablePicture("size", `The image must have ${UPLOAD.megapixels} megapixels at most.`);
    }
    throw new UnusablePicture("broken", "The image file is damaged and can't be read.");
  }
};

/** Qualities and efforts were chosen by measurement: a card takes 26 ms and 18 KB as WebP, 109 ms and 16 KB as AVIF. */
const encode = (image: Sharp, format: PixelFormat): Sharp => {
  if (format === "avif") return image.avif({ quality: 50, effort: 2 });
  if (format === "webp") return image.webp({ quality: 75, effort: 2 });
  if (format === "png") return image.png({ compressionLevel: 6 });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 82, mozjpeg: true });
};

/** Full resolution for colours too, so that lettering keeps sharp edges. */
const encodeDownload = (image: Sharp, format: PixelFormat): Sharp =>
  format === "jpg"
    ? image.flatten({ background: "#ffffff" }).jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    : encode(image, format);

const resize = (image: Sharp, { crop, width, height }: Rendition): Sharp => {
  if (crop === "limit" || height === null) {
    return image.resize({ width, height: height ?? undefined, fit: "inside", withoutEnlargement: true });
  }
  // When a poster is cropped to a wide strip, the most eye-catching part is shown.
  const position = height > width ? "centre" : "attention";
  return image.resize({ width, height, fit: "cover", position });
};

/** Makes a rendition without the original's metadata; a download's metadata state that a model made the picture. */
export const renderPicture = async (
  original: Buffer,
  rendition: Rendition,
  format: PixelFormat,
): Promise<RenderedPicture> => {
  const image = resize((await open(original)).autoOrient().toColourspace("srgb"), rendition);
  const encoded = rendition.isDownload
    ? encodeDownload(image, format).withXmp(SOURCE_TYPE_XMP)
    : encode(image, format);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

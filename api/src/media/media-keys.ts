export type DeliveredFormat = "avif" | "webp" | "jpg" | "png" | "pdf";

export const CONTENT_TYPES: Readonly<Record<DeliveredFormat, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
};

/** How many characters of a picture's SHA-256 are in its URL, so that a new picture gets a new URL. */
export const CONTENT_HASH_LENGTH = 10;

/** The part of a picture's URL after the transforms. */
export const mediaKey = (imageId: string, contentHash: string): string => `${imageId}-${contentHash}`;

/** The image of a picture's key; undefined if it is no such key. */
export const imageIdOf = (key: string): string | undefined =>
  /^([a-z0-9]{20,40})-[a-f0-9]{10}$/.exec(key)?.[1];

/** The prefix of all originals. */
export const ORIGINALS = "originals/";

export const originalKey = (key: string, extension: string): string => `${ORIGINALS}${key}.${extension}`;

/** The prefix of all stored files of a picture except for its original. */
export const renditionFolder = (key: string): string => `renditions/${key}/`;

export const renditionKey = (key: string, name: string, format: DeliveredFormat): string =>
  `${renditionFolder(key)}${name}.${format}`;

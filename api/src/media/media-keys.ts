import { RENDITIONS } from "@promptfolio/contracts/media";

export const DELIVERED_FORMATS = ["avif", "webp", "jpg"] as const;
export type DeliveredFormat = (typeof DELIVERED_FORMATS)[number];

export const CONTENT_TYPES: Readonly<Record<DeliveredFormat, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** How many characters of a picture's SHA-256 stand in its address: another picture gets another address. */
export const CONTENT_HASH_LENGTH = 10;

/** What stands after the transforms in a picture's address. */
export const mediaKey = (imageId: string, contentHash: string): string => `${imageId}-${contentHash}`;

export function parseMediaKey(key: string): { imageId: string; contentHash: string } | undefined {
  const [, imageId, contentHash] = /^([a-z0-9]{20,40})-([a-f0-9]{10})$/.exec(key) ?? [];
  return imageId !== undefined && contentHash !== undefined ? { imageId, contentHash } : undefined;
}

export const originalKey = (key: string, extension: string): string => `originals/${key}.${extension}`;

export const renditionKey = (key: string, name: string, format: DeliveredFormat): string =>
  `renditions/${key}/${name}.${format}`;

/** All that may be stored of a picture besides its original. */
export const renditionKeys = (key: string): string[] =>
  RENDITIONS.flatMap(({ name }) => DELIVERED_FORMATS.map((format) => renditionKey(key, name, format)));

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { CONTENT_HASH_LENGTH, mediaKey, originalKey } from "../media/media-keys";
import { EXTENSIONS } from "../media/picture-file";
import { inspectPicture, type Picture, readPicture } from "../media/pictures";

export interface StoredPicture extends Picture {
  contentHash: string;
  originalKey: string;
}

/**
 * Checks a picture's file and stores it as an image's original.
 * @param thumbhash thumbhash of a picture that is known to be valid, which then isn't decoded
 * @throws UnusablePicture
 */
export const storePicture = async (
  store: ObjectStore,
  imageId: string,
  path: string,
  thumbhash?: string,
): Promise<StoredPicture> => {
  const bytes = await readFile(path);
  const picture = await (thumbhash === undefined ? inspectPicture(bytes) : readPicture(bytes, thumbhash));
  const contentHash = createHash("sha256").update(bytes).digest("hex").slice(0, CONTENT_HASH_LENGTH);
  const key = originalKey(mediaKey(imageId, contentHash), EXTENSIONS[picture.format]);
  await store.write(key, { path }, `image/${picture.format}`);
  return { ...picture, contentHash, originalKey: key };
};

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { Transaction } from "../database/database";
import { CONTENT_HASH_LENGTH, mediaKey, originalKey } from "../media/media-keys";
import { EXTENSIONS } from "../media/picture-file";
import { inspectPicture, type PictureLook, readPicture } from "../media/pictures";
import type { ImageServices } from "./image-services";
import { recordUnusedFile, type StoredPicture } from "./repository/write-images";

/**
 * Reads and checks a picture's file, which isn't stored yet.
 * @param look look of a picture that is known to be valid, which then isn't decoded
 * @throws UnusablePicture
 */
export const readPictureFile = async (
  imageId: string,
  path: string,
  look?: PictureLook,
): Promise<StoredPicture> => {
  const bytes = await readFile(path);
  const picture = await (look === undefined ? inspectPicture(bytes) : readPicture(bytes, look));
  const contentHash = createHash("sha256").update(bytes).digest("hex").slice(0, CONTENT_HASH_LENGTH);
  const key = originalKey(mediaKey(imageId, contentHash), EXTENSIONS[picture.format]);
  return { ...picture, contentHash, originalKey: key };
};

/** Stores a picture's file as an image's original. */
export const storePicture = (
  store: ObjectStore,
  path: string,
  { originalKey: key, format }: StoredPicture,
): Promise<void> => store.write(key, { path }, `image/${format}`);

/**
 * Stores a picture for a transaction. If that fails, the file is deleted, unless an image uses it: a write or a COMMIT whose
 * response was lost may have succeeded.
 * @throws UnusablePicture
 */
export const usingStoredPicture = async <Result>(
  { database, store, fileDeletions }: ImageServices,
  { id, path }: { id: string; path: string },
  use: (transaction: Transaction, picture: StoredPicture) => Promise<Result>,
): Promise<Result> => {
  const picture = await readPictureFile(id, path);
  try {
    await storePicture(store, path, picture);
    return await database.transaction((transaction) => use(transaction, picture));
  } catch (error) {
    await recordUnusedFile(database, id, picture);
    fileDeletions.start();
    throw error;
  }
};

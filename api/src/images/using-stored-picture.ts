import type { Transaction } from "../database/database";
import type { ImageServices } from "./image-services";
import { recordUnusedFile } from "./repository/write-images";
import { readPictureFile, type StoredPicture, storePicture } from "./store-picture";

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

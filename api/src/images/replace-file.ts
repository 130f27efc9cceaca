import type { Image } from "@promptfolio/contracts/api/images";
import { sql } from "drizzle-orm";
import type { Account } from "../accounts/authentication";
import { recordAudit } from "../admin/audit";
import { type Queryable, rows } from "../database/database";
import { Problem } from "../http/problem";
import type { Services } from "../services";
import { findImage, withPrompt } from "./find";
import { removeFiles } from "./remove";
import { type StoredPicture, storePicture } from "./store-image";

interface Replacement {
  id: string;
  /** The version that the replacement is based on; undefined replaces any. */
  version: number | undefined;
  /** Where the new file is. */
  path: string;
}

/** Points the image to its new file, and records the old one for deletion. False if the version is outdated. */
const writePicture = async (
  database: Queryable,
  { id, version }: Replacement,
  picture: StoredPicture,
): Promise<boolean> => {
  // The same file may have been this image's before, and still be due for deletion.
  await database.execute(sql`DELETE FROM pending_file_deletions WHERE original_key = ${picture.originalKey}`);
  const written = await rows(
    database,
    sql`WITH old AS (
          SELECT id, content_hash, original_key FROM images
          WHERE id = ${id} AND version = coalesce(${version ?? null}::integer, version) FOR UPDATE
        ), recorded AS (
          INSERT INTO pending_file_deletions (original_key, image_id, content_hash)
          SELECT original_key, id, content_hash FROM old WHERE original_key <> ${picture.originalKey}
          ON CONFLICT DO NOTHING
        )
        UPDATE images SET width = ${picture.width}, height = ${picture.height},
          thumbhash = ${picture.thumbhash}, content_hash = ${picture.contentHash},
          original_key = ${picture.originalKey}, version = images.version + 1
        FROM old WHERE images.id = old.id RETURNING 1`,
  );
  return written.length > 0;
};

/** Deletes a stored file that no image came to use. */
const discardPicture = async ({ database, media }: Services, id: string, picture: StoredPicture) => {
  await database.execute(
    sql`INSERT INTO pending_file_deletions (original_key, image_id, content_hash)
        SELECT ${picture.originalKey}, ${id}, ${picture.contentHash}
        WHERE NOT EXISTS (SELECT 1 FROM images WHERE original_key = ${picture.originalKey})
        ON CONFLICT DO NOTHING`,
  );
  await removeFiles(database, media);
};

/**
 * Replaces an image's file; its texts and counts stay.
 * @throws UnusablePicture
 * @throws Problem 404; 409 'stale' with the current image if `version` is outdated
 */
export const replaceImageFile = async (
  services: Services,
  admin: Account,
  replacement: Replacement,
): Promise<Image> => {
  const { database, store } = services;
  const { id, path } = replacement;
  const before = await findImage(database, id);
  const picture = await storePicture(store, id, path);
  try {
    return await database.transaction(async (transaction) => {
      const isWritten = await writePicture(transaction, replacement, picture);
      const image = await withPrompt(transaction, await findImage(transaction, id));
      if (!isWritten) {
        throw new Problem(409, "stale", "The image was changed by somebody else in the meantime.", {
          extra: { current: image },
        });
      }
      await recordAudit(transaction, admin, {
        action: "image.replace-file",
        subject: id,
        detail: `${before.title}: now ${picture.width}×${picture.height}`,
      });
      return image;
    });
  } catch (error) {
    await discardPicture(services, id, picture);
    throw error;
  }
};

import type { NewImage } from "@promptfolio/contracts/api/images";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/database";
import { imageCounters, images, pendingFileDeletions, prompts } from "../../database/schema";
import type { Picture } from "../../media/pictures";
import type { HiddenTexts } from "./find-images";

export interface StoredPicture extends Picture {
  contentHash: string;
  originalKey: string;
}

export interface NewImageRecord extends NewImage {
  id: string;
  alt: string;
  picture: StoredPicture;
  /** ISO 8601; if absent, now. */
  createdAt?: string;
  views?: number;
  downloads?: number;
  copies?: number;
}

/** Adds images with their prompts and counters, in three statements; ids that exist already are skipped. */
export const insertImages = async (
  database: Queryable,
  records: readonly NewImageRecord[],
): Promise<void> => {
  await database
    .insert(images)
    .values(
      records.map(({ picture, createdAt, ...record }) => ({
        ...record,
        ...picture,
        createdAt: createdAt === undefined ? undefined : new Date(createdAt),
      })),
    )
    .onConflictDoNothing();
  await database
    .insert(prompts)
    .values(records.map((record) => ({ ...record, imageId: record.id })))
    .onConflictDoNothing();
  await database
    .insert(imageCounters)
    .values(records.map(({ id, views, downloads, copies }) => ({ imageId: id, views, downloads, copies })))
    .onConflictDoNothing();
};

/** SQL condition: the image, if it has this version; undefined: any version. */
export const isVersion = (id: string, version: number | undefined) =>
  and(eq(images.id, id), version === undefined ? undefined : eq(images.version, version));

/** Sets columns of the images that match; absent ones don't change. @returns whether there are any */
export const updateImages = async (
  database: Queryable,
  condition: SQL | undefined,
  columns: Partial<typeof images.$inferInsert>,
): Promise<boolean> => {
  const { rowCount } = await database
    .update(images)
    .set({ ...columns, version: sql`${images.version} + 1`, updatedAt: sql`now()` })
    .where(condition);
  return rowCount !== 0;
};

/** Sets the given ones of an image's hidden texts. */
export const updatePrompt = async (
  database: Queryable,
  id: string,
  texts: { [Name in keyof HiddenTexts]?: string | undefined },
): Promise<void> => {
  if (Object.values(texts).every((text) => text === undefined)) return;
  await database.update(prompts).set(texts).where(eq(prompts.imageId, id));
};

/**
 * Points the image to its new file, and records the old one for deletion.
 * @returns false if the version is outdated or the image was deleted
 */
export const updatePicture = async (
  transaction: Transaction,
  { id, version }: { id: string; version: number | undefined },
  picture: StoredPicture,
): Promise<boolean> => {
  const { contentHash, originalKey } = images;
  const [old] = await transaction
    .select({ contentHash, originalKey })
    .from(images)
    .where(isVersion(id, version))
    .for("update");
  if (!old) return false;
  // The same file may have belonged to this image before, and still be due for deletion.
  await transaction
    .delete(pendingFileDeletions)
    .where(eq(pendingFileDeletions.originalKey, picture.originalKey));
  if (old.originalKey !== picture.originalKey) await recordDeletion(transaction, id, old);
  await updateImages(transaction, eq(images.id, id), picture);
  return true;
};

const recordDeletion = async (
  database: Queryable,
  imageId: string,
  { contentHash, originalKey }: Pick<StoredPicture, "contentHash" | "originalKey">,
): Promise<void> => {
  await database
    .insert(pendingFileDeletions)
    .values({ imageId, contentHash, originalKey })
    .onConflictDoNothing();
};

/** Records a stored file for deletion unless an image uses it. */
export const recordUnusedFile = async (
  database: Queryable,
  id: string,
  file: StoredPicture,
): Promise<void> => {
  const users = await database
    .select({ id: images.id })
    .from(images)
    .where(eq(images.originalKey, file.originalKey));
  if (users.length === 0) await recordDeletion(database, id, file);
};

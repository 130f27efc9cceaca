import type { NewImage } from "@promptfolio/contracts/api/images";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/database";
import { imageCounters, images, pendingFileDeletions, prompts } from "../../database/schema";
import type { HiddenTexts } from "../read-prompts";
import type { StoredPicture } from "../store-picture";

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

/** The texts of an image that an update may change; absent ones don't change. */
export type ImageTexts = { [Name in Exclude<keyof NewImage, keyof HiddenTexts>]?: string | undefined };

const changed = () => ({ version: sql`${images.version} + 1`, updatedAt: sql`now()` });

const pictureColumns = ({ width, height, thumbhash, colors, contentHash, originalKey }: StoredPicture) => ({
  width,
  height,
  thumbhash,
  colors,
  contentHash,
  originalKey,
});

/** Adds images with their prompts and counters, in three statements; ids that exist already are skipped. */
export const insertImages = async (
  database: Queryable,
  records: readonly NewImageRecord[],
): Promise<void> => {
  if (records.length === 0) return;
  await database
    .insert(images)
    .values(
      records.map(({ prompt: _, views: _views, downloads: _downloads, copies: _copies, ...record }) => ({
        ...record,
        ...pictureColumns(record.picture),
        createdAt: record.createdAt === undefined ? undefined : new Date(record.createdAt),
      })),
    )
    .onConflictDoNothing();
  await database
    .insert(prompts)
    .values(
      records.map(({ id, prompt, model, negativePrompt, seed, ratio }) => ({
        imageId: id,
        prompt,
        model,
        negativePrompt,
        seed,
        ratio,
      })),
    )
    .onConflictDoNothing();
  await database
    .insert(imageCounters)
    .values(
      records.map(({ id, views = 0, downloads = 0, copies = 0 }) => ({
        imageId: id,
        views,
        downloads,
        copies,
      })),
    )
    .onConflictDoNothing();
};

/** @param version the version the change is based on; undefined: any. @returns whether the image was updated */
export const updateImageTexts = async (
  database: Queryable,
  { id, version }: { id: string; version: number | undefined },
  texts: ImageTexts,
): Promise<boolean> => {
  const written = await database
    .update(images)
    .set({ ...texts, ...changed() })
    .where(and(eq(images.id, id), version === undefined ? undefined : eq(images.version, version)))
    .returning({ id: images.id });
  return written.length > 0;
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

/** Sets the same texts on many images. */
export const updateManyImages = async (
  database: Queryable,
  ids: readonly string[],
  { category, tag, theme }: ImageTexts,
): Promise<void> => {
  await database
    .update(images)
    .set({ category, tag, theme, ...changed() })
    .where(inArray(images.id, [...ids]));
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
    .where(and(eq(images.id, id), version === undefined ? undefined : eq(images.version, version)))
    .for("update");
  if (!old) return false;
  // The same file may have belonged to this image before, and still be due for deletion.
  await transaction
    .delete(pendingFileDeletions)
    .where(eq(pendingFileDeletions.originalKey, picture.originalKey));
  if (old.originalKey !== picture.originalKey) await recordDeletion(transaction, id, old);
  await transaction
    .update(images)
    .set({ ...pictureColumns(picture), ...changed() })
    .where(eq(images.id, id));
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

export type PendingFileDeletion = typeof pendingFileDeletions.$inferSelect;

export const readPendingDeletions = (database: Queryable, limit: number): Promise<PendingFileDeletion[]> =>
  database.select().from(pendingFileDeletions).limit(limit);

export const forgetPendingDeletion = async (database: Queryable, originalKey: string): Promise<void> => {
  await database.delete(pendingFileDeletions).where(eq(pendingFileDeletions.originalKey, originalKey));
};

import type { Image, ImageUpdate, NewImage } from "@promptfolio/contracts/api/images";
import { sql } from "drizzle-orm";
import type { Account } from "../accounts/authentication";
import { recordAudit } from "../admin/audit";
import { type Queryable, rows } from "../database/database";
import { badRequest, Problem } from "../http/problem";
import { newId } from "../ids";
import type { Services } from "../services";
import { findImage, withPrompt } from "./find";
import { insertImages, storePicture } from "./store-image";

/** The texts of an image as they are kept: without blanks around. @throws Problem 400 if nothing is left of one */
function trimmed<Texts extends Partial<NewImage>>(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      const text = typeof value === "string" ? value.trim() : value;
      if (text === "" && name !== "alt") throw badRequest(`The field '${name}' must not be empty.`, name);
      return [name, text];
    }),
  ) as Texts;
}

const altOf = ({ title, category, theme }: NewImage): string =>
  `${title}: ${category.toLowerCase()} in a ${theme.toLowerCase()} style`;

/** Adds an image with its picture, which must be a usable one. @throws UnusablePicture */
export async function createImage(
  { database, store, media }: Services,
  admin: Account,
  form: NewImage,
  path: string,
): Promise<Image> {
  const texts = trimmed(form);
  const id = newId();
  const picture = await storePicture(store, id, path);
  try {
    return await database.transaction(async (transaction) => {
      await insertImages(transaction, [{ ...texts, id, alt: texts.alt || altOf(texts), picture }]);
      await recordAudit(transaction, admin, { action: "image.create", subject: id, detail: texts.title });
      return withPrompt(transaction, await findImage(transaction, id));
    });
  } catch (error) {
    await media.remove({ imageId: id, contentHash: picture.contentHash, originalKey: picture.originalKey });
    throw error;
  }
}

async function writeImage(database: Queryable, id: string, update: ImageUpdate): Promise<boolean> {
  const { version, title, category, tag, theme, alt, prompt } = update;
  const written = await rows(
    database,
    sql`UPDATE images SET
          title = coalesce(${title ?? null}, title), category = coalesce(${category ?? null}, category),
          tag = coalesce(${tag ?? null}, tag), theme = coalesce(${theme ?? null}, theme),
          alt = coalesce(${alt ?? null}, alt), version = version + 1
        WHERE id = ${id} AND version = ${version} RETURNING 1`,
  );
  if (written.length === 0) return false;
  if (prompt !== undefined) {
    await database.execute(sql`UPDATE prompts SET prompt = ${prompt} WHERE image_id = ${id}`);
  }
  return true;
}

/** @throws Problem 404; 409 'stale' with the current image if the update was made from an older version */
export function updateImage(
  { database }: Services,
  admin: Account,
  id: string,
  update: ImageUpdate,
): Promise<Image> {
  const { version, ...texts } = update;
  const clean = { version, ...trimmed(texts) };
  return database.transaction(async (transaction) => {
    const isWritten = await writeImage(transaction, id, clean);
    const image = await withPrompt(transaction, await findImage(transaction, id));
    if (!isWritten) {
      throw new Problem(409, "stale", "The image was changed by somebody else in the meantime.", {
        extra: { current: image },
      });
    }
    await recordAudit(transaction, admin, {
      action: "image.update",
      subject: id,
      detail: `changed ${Object.keys(texts).join(", ") || "nothing"}`,
    });
    return image;
  });
}

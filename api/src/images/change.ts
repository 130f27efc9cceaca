import type { Image, ImageUpdate, NewImage } from "@promptfolio/contracts/api/images";
import type { Account } from "../accounts/authentication";
import { recordAudit } from "../admin/audit";
import { describeChange } from "../admin/describe-change";
import { badRequest } from "../http/problem";
import { newId } from "../ids";
import type { Services } from "../services";
import { findImage, withPrompt } from "./find";
import { type BaseVersion, outdated } from "./image-version";
import { insertImages, updateImageTexts, updatePrompt } from "./repository/write-images";
import { storePicture } from "./store-picture";

/** The texts of an image as they are stored, trimmed. @throws Problem 400 if one of them is empty then */
const trimmed = <Texts extends Partial<NewImage>>(texts: Texts): Texts => {
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      const text = typeof value === "string" ? value.trim() : value;
      if (text === "" && name !== "alt") throw badRequest(`The field '${name}' must not be empty.`, name);
      return [name, text];
    }),
  ) as Texts;
};

const altOf = ({ title, category, theme }: NewImage): string =>
  `${title}: ${category.toLowerCase()} in a ${theme.toLowerCase()} style`;

/** Adds an image with its picture. @throws UnusablePicture */
export const createImage = async (
  { database, store, media }: Services,
  admin: Account,
  form: NewImage,
  path: string,
): Promise<Image> => {
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
};

/** @throws Problem 404; 409 or 412 'stale' with the current image if the update is based on an outdated version */
export const updateImage = (
  { database }: Services,
  admin: Account,
  { id, base }: { id: string; base: BaseVersion },
  update: Omit<ImageUpdate, "version">,
): Promise<Image> => {
  const { prompt, ...texts } = trimmed(update);
  return database.transaction(async (transaction) => {
    const before = await withPrompt(transaction, await findImage(transaction, id));
    const isWritten = await updateImageTexts(transaction, { id, version: base.version }, texts);
    if (isWritten && prompt !== undefined) await updatePrompt(transaction, id, prompt);
    const image = await withPrompt(transaction, await findImage(transaction, id));
    if (!isWritten) throw outdated(image, base);
    await recordAudit(transaction, admin, {
      action: "image.update",
      subject: id,
      detail: describeChange(before, image, Object.keys(update)),
    });
    return image;
  });
};

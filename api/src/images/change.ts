import { type Image, type ImageUpdate, NewImage } from "@promptfolio/contracts/api/images";
import type { Account } from "../accounts/tokens";
import { describeChange, recordAudit } from "../audit/audit";
import { newId } from "../config/ids";
import { readText } from "../http/read-text";
import type { ImageServices } from "./image-services";
import { type BaseVersion, outdated } from "./image-version";
import { readLabels } from "./labels";
import { findImage, withPrompt } from "./repository/find-images";
import {
  insertImages,
  isVersion,
  updateImages,
  updatePicture,
  updatePrompt,
} from "./repository/write-images";
import { usingStoredPicture } from "./store-picture";

const isOptional = (name: string): boolean => !NewImage.required.some((required) => required === name);

/** The texts of an image as they are stored. @throws Problem 400 if one of them shows nothing */
const readTexts = <Texts extends Partial<NewImage>>(texts: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (isOptional(name) && value.trim() === "") return [[name, ""]];
      const text = readText(value, name);
      // Prompts stay as they were entered, character by character.
      return [[name, name === "prompt" || name === "negativePrompt" ? value : text]];
    }),
  ),
});

const altOf = ({ title, category, theme }: NewImage): string =>
  `${title}: ${category.toLowerCase()} in a ${theme.toLowerCase()} style`;

/** Adds an image with its picture. @throws UnusablePicture */
export const createImage = async (
  services: ImageServices,
  admin: Account,
  form: NewImage,
  path: string,
): Promise<Image> => {
  const texts = { ...readTexts(form), ...(await readLabels(services.database, form)) };
  const id = newId();
  return usingStoredPicture(services, { id, path }, async (transaction, picture) => {
    await insertImages(transaction, [{ ...texts, id, alt: texts.alt || altOf(texts), picture }]);
    await recordAudit(transaction, admin, {
      action: "image.create",
      subject: id,
      name: texts.title,
      detail: "added",
    });
    return withPrompt(transaction, await findImage(transaction, id));
  });
};

/** @throws Problem 404; 409 or 412 'stale' with the current image if the update is based on an outdated version */
export const updateImage = (
  { database }: ImageServices,
  admin: Account,
  { id, base }: { id: string; base: BaseVersion },
  update: Omit<ImageUpdate, "version">,
): Promise<Image> => {
  const { prompt, model, negativePrompt, seed, ratio, ...texts } = readTexts(update);
  return database.transaction(async (transaction) => {
    const before = await withPrompt(transaction, await findImage(transaction, id));
    const labels = await readLabels(transaction, update, [id]);
    const isWritten = await updateImages(transaction, isVersion(id, base.version), { ...texts, ...labels });
    if (isWritten) await updatePrompt(transaction, id, { prompt, model, negativePrompt, seed, ratio });
    const image = await withPrompt(transaction, await findImage(transaction, id));
    if (!isWritten) throw outdated(image, base);
    await recordAudit(transaction, admin, {
      action: "image.update",
      subject: id,
      name: before.title,
      detail: describeChange(before, image, Object.keys(update)),
    });
    return image;
  });
};

/**
 * Replaces an image's file; its texts and counts don't change.
 * @throws UnusablePicture
 * @throws Problem 404; 409 or 412 'stale' with the current image if it is based on an outdated version
 */
export const replaceImageFile = async (
  services: ImageServices,
  admin: Account,
  { id, base, path }: { id: string; base: BaseVersion; path: string },
): Promise<Image> => {
  const before = await findImage(services.database, id);
  return usingStoredPicture(services, { id, path }, async (transaction, picture) => {
    const isWritten = await updatePicture(transaction, { id, version: base.version }, picture);
    const image = await withPrompt(transaction, await findImage(transaction, id));
    if (!isWritten) throw outdated(image, base);
    await recordAudit(transaction, admin, {
      action: "image.replace-file",
      subject: id,
      name: image.title,
      detail: `${before.width}×${before.height} to ${picture.width}×${picture.height}`,
    });
    return image;
  });
};

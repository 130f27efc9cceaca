import type { Image } from "@promptfolio/contracts/api/images";
import { parseImageSlug } from "@promptfolio/lib/image-link";
import type { Queryable } from "../database/database";
import { badRequest, notFound } from "../http/problem";
import { readPrompts } from "./read-prompts";
import { findImageRow, findImageRowByShortId, findSimilarImages } from "./repository/find-images";
import { type ImageRow, presentImage } from "./repository/image-columns";

const presentFound = (found: ImageRow | undefined): Image => {
  if (!found) throw notFound("Image not found");
  return presentImage(found);
};

/** @throws Problem 404 */
export const findImage = async (database: Queryable, id: string): Promise<Image> =>
  presentFound(await findImageRow(database, id));

/** Finds an image by the short id at the slug's end, so links with an old title still work. @throws Problem 400, 404 */
export const findImageBySlug = async (database: Queryable, slug: string): Promise<Image> => {
  let shortId: string;
  try {
    shortId = parseImageSlug(slug);
  } catch {
    throw badRequest("Invalid image slug format", "slug");
  }
  return presentFound(await findImageRowByShortId(database, shortId));
};

/** The image with its prompt, for administrators. */
export const withPrompt = async (database: Queryable, image: Image): Promise<Image> => {
  const prompts = await readPrompts(database, [image.id]);
  return { ...image, ...prompts.get(image.id) };
};

/** Images similar to this one, the closest first. @throws Problem 404 */
export const similarImages = async (database: Queryable, id: string, limit: number): Promise<Image[]> => {
  const found = await findSimilarImages(database, id, limit);
  if (!found) throw notFound("Image not found");
  return found.map((image) => presentImage(image));
};

import type { Image, PromptDetails } from "@promptfolio/contracts/api/images";
import { parseImageSlug } from "@promptfolio/lib/image-link";
import { and, asc, eq, gt, inArray, lt, min, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type Database, type Queryable, rows, statement } from "../../database/database";
import { images } from "../../database/schema";
import { badRequest, notFound } from "../../http/problem";
import { type ImageRow, imagesAsJson, presentImage, selectImages } from "./image-rows";

const byId = statement((database) => selectImages(database).where(eq(images.id, sql.placeholder("id"))));

const byShortId = statement((database) =>
  selectImages(database).where(eq(images.shortId, sql.placeholder("shortId"))),
);

const presentFound = ([found]: readonly ImageRow[]): Image => {
  if (!found) throw notFound("Image not found");
  return presentImage(found);
};

/** @throws Problem 404 */
export const findImage = async (database: Queryable, id: string): Promise<Image> =>
  presentFound(await byId(database, { id }));

/** Finds an image by the short id at the slug's end, so links with an old title still work. @throws Problem 400, 404 */
export const findImageBySlug = async (database: Queryable, slug: string): Promise<Image> => {
  let shortId: string;
  try {
    shortId = parseImageSlug(slug);
  } catch {
    throw badRequest("Invalid image slug format", "slug");
  }
  return presentFound(await byShortId(database, { shortId }));
};

/** What only administrators see of an image before it is revealed. */
export type HiddenTexts = { prompt: string } & PromptDetails;

/**
 * The prompts of images with their details by id, for administrators. Only this function and `reveal` read them from
 * the database; a deletion moves them within it.
 */
export const readPrompts = async (
  database: Queryable,
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, HiddenTexts>> => {
  const found = await rows<{ image_id: string; prompt: string; details: PromptDetails }>(
    database,
    sql`SELECT image_id, prompt, prompt_details(image_id) AS details
        FROM read_prompts(${sql.param([...imageIds])}::text[])`,
  );
  return new Map(found.map(({ image_id, prompt, details }) => [image_id, { prompt, ...details }]));
};

/** The image with its prompt, for administrators. */
export const withPrompt = async (database: Queryable, image: Image): Promise<Image> => {
  const prompts = await readPrompts(database, [image.id]);
  return { ...image, ...prompts.get(image.id) };
};

/** Images by their ids, in the order of their titles, without deleted ones. */
export const findImagesByIds = async (database: Queryable, ids: readonly string[]): Promise<Image[]> => {
  if (ids.length === 0) return [];
  const found = await selectImages(database)
    .where(inArray(images.id, [...ids]))
    .orderBy(asc(images.title), asc(images.id));
  return found.map(presentImage);
};

/** All images with their prompts, for administrators, in order of their ids, read a thousand at a time. */
export async function* allImages(database: Database): AsyncGenerator<Image & { prompt: string }> {
  for (let last = ""; ; ) {
    const page = await selectImages(database).where(gt(images.id, last)).orderBy(asc(images.id)).limit(1_000);
    const prompts = await readPrompts(
      database,
      page.map(({ id }) => id),
    );
    for (const row of page) {
      yield { ...presentImage(row), prompt: "", ...prompts.get(row.id) };
    }
    const end = page.at(-1);
    if (!end) return;
    last = end.id;
  }
}

const { category, theme, randomKey } = images;

const placeOf = statement((database) =>
  database
    .select({ category, theme, randomKey })
    .from(images)
    .where(eq(images.id, sql.placeholder("id"))),
);

/**
 * For each kind of similarity, a range after and a range before the image's place. Each is read from an index, as its
 * conditions are values and not another row's columns.
 */
const similar = statement((database) => {
  const range = (closeness: number, ...conditions: SQL[]) =>
    database
      .select({ id: images.id, closeness: sql<number>`${sql.raw(String(closeness))}`.as("closeness") })
      .from(images)
      .where(and(...conditions))
      .orderBy(asc(randomKey), asc(images.id))
      .limit(sql.placeholder("limit"));
  const after = gt(randomKey, sql.placeholder("randomKey"));
  const before = lt(randomKey, sql.placeholder("randomKey"));
  const isCategory = eq(category, sql.placeholder("category"));
  const isTheme = eq(theme, sql.placeholder("theme"));
  const ranges = unionAll(
    range(0, isCategory, isTheme, after),
    range(1, isCategory, isTheme, before),
    range(2, isCategory, after),
    range(3, isCategory, before),
    range(4, after),
    range(5, before),
  ).as("ranges");
  const near = database
    .select({ id: ranges.id, closeness: min(ranges.closeness).as("closest") })
    .from(ranges)
    .groupBy(ranges.id)
    .as("near");
  const found = selectImages(database)
    .innerJoin(near, eq(near.id, images.id))
    .orderBy(asc(near.closeness), asc(randomKey), asc(images.id));
  return imagesAsJson(database, found);
});

/**
 * Images similar to this one, the closest first: of its category and theme, then of its category, then any. Each kind
 * starts at the image's own place on the ring of random keys, so that different images get different results.
 * @throws Problem 404
 */
export const similarImages = async (database: Queryable, id: string, limit: number): Promise<Image[]> => {
  const [own] = await placeOf(database, { id });
  if (!own) throw notFound("Image not found");
  const found = await similar(database, { ...own, limit });
  return found.map(presentImage);
};

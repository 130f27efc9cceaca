import type { Image } from "@promptfolio/contracts/api/images";
import { parseImageSlug } from "@promptfolio/lib/image-link";
import { type SQL, sql } from "drizzle-orm";
import { type Database, preparedRows } from "../database/database";
import { badRequest, notFound } from "../http/problem";
import { readPrompts } from "../viewing/read-prompts";
import { IMAGE_COLUMNS, IMAGE_SOURCE, type ImageRow, presentImage } from "./image-row";

async function findRow(database: Database, condition: SQL): Promise<ImageRow> {
  const [found] = await preparedRows<ImageRow>(
    database,
    sql`SELECT ${IMAGE_COLUMNS} FROM ${IMAGE_SOURCE} WHERE ${condition}`,
  );
  if (!found) throw notFound("Image not found");
  return found;
}

/** @throws Problem 404 */
export const findImage = async (database: Database, id: string): Promise<Image> =>
  presentImage(await findRow(database, sql`i.id = ${id}`));

/** By the short id at the slug's end, so links with an old title hold. @throws Problem 400, 404 */
export async function findImageBySlug(database: Database, slug: string): Promise<Image> {
  let short: string;
  try {
    short = parseImageSlug(slug);
  } catch {
    throw badRequest("Invalid image slug format", "slug");
  }
  return presentImage(await findRow(database, sql`i.short_id = ${short}`));
}

/** The image with its prompt, for administrators. */
export async function withPrompt(database: Database, image: Image): Promise<Image> {
  const prompts = await readPrompts(database, [image.id]);
  return { ...image, prompt: prompts.get(image.id) ?? null };
}

/**
 * Images like this one, the closest first: of its category and theme, then of its category, then any. Each kind starts
 * at the image's own place on the ring of random keys, so different images get different company.
 */
export async function similarImages(database: Database, id: string, limit: number): Promise<Image[]> {
  const [own] = await preparedRows<{ category: string; theme: string; random_key: number }>(
    database,
    sql`SELECT category, theme, random_key FROM images WHERE id = ${id}`,
  );
  if (!own) throw notFound("Image not found");
  const kinds = [
    sql`category = ${own.category} AND theme = ${own.theme}`,
    sql`category = ${own.category}`,
    sql`true`,
  ];
  // Each stretch is read off an index, as its conditions are values and not another row's columns.
  const stretches = kinds.flatMap((condition, kind) =>
    [sql.raw(">"), sql.raw("<")].map(
      (side, turn) => sql`(
        SELECT ${sql.raw(String(kind * 2 + turn))} AS closeness, id FROM images
        WHERE ${condition} AND random_key ${side} ${own.random_key}
        ORDER BY random_key, id LIMIT ${limit})`,
    ),
  );
  const found = await preparedRows<ImageRow>(
    database,
    sql`WITH near AS (
          SELECT id, min(closeness) AS closeness FROM (${sql.join(stretches, sql` UNION ALL `)}) s GROUP BY id
        )
        SELECT ${IMAGE_COLUMNS} FROM near JOIN ${IMAGE_SOURCE} ON i.id = near.id
        ORDER BY near.closeness, i.random_key, i.id LIMIT ${limit}`,
  );
  return found.map((image) => presentImage(image));
}

import { and, asc, eq, gt, lt, min, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { prepared, type Queryable } from "../../database/database";
import { images } from "../../database/schema";
import { type ImageRow, selectImages } from "./image-columns";

const findOne = async (database: Queryable, condition: SQL): Promise<ImageRow | undefined> => {
  const [found] = await prepared(selectImages(database).where(condition));
  return found;
};

export const findImageRow = (database: Queryable, id: string): Promise<ImageRow | undefined> =>
  findOne(database, eq(images.id, id));

export const findImageRowByShortId = (database: Queryable, shortId: string): Promise<ImageRow | undefined> =>
  findOne(database, eq(images.shortId, shortId));

/**
 * Images like this one, the closest first: of its category and theme, then of its category, then any. Each kind starts
 * at the image's own place on the ring of random keys, so that different images get different company.
 * @returns undefined without such an image
 */
export const findSimilarImages = async (
  database: Queryable,
  id: string,
  limit: number,
): Promise<ImageRow[] | undefined> => {
  const { category, theme, randomKey } = images;
  const [own] = await prepared(
    database.select({ category, theme, randomKey }).from(images).where(eq(images.id, id)),
  );
  if (!own) return undefined;
  // Each stretch is read off an index, as its conditions are values and not another row's columns.
  const stretch = (closeness: number, ...conditions: SQL[]) =>
    database
      .select({ id: images.id, closeness: sql<number>`${sql.raw(String(closeness))}`.as("closeness") })
      .from(images)
      .where(and(...conditions))
      .orderBy(asc(randomKey), asc(images.id))
      .limit(limit);
  const [after, before] = [gt(randomKey, own.randomKey), lt(randomKey, own.randomKey)];
  const [isCategory, isTheme] = [eq(category, own.category), eq(theme, own.theme)];
  const stretches = unionAll(
    stretch(0, isCategory, isTheme, after),
    stretch(1, isCategory, isTheme, before),
    stretch(2, isCategory, after),
    stretch(3, isCategory, before),
    stretch(4, after),
    stretch(5, before),
  ).as("stretches");
  const near = database
    .select({ id: stretches.id, closeness: min(stretches.closeness).as("closest") })
    .from(stretches)
    .groupBy(stretches.id)
    .as("near");
  return prepared(
    selectImages(database)
      .innerJoin(near, eq(near.id, images.id))
      .orderBy(asc(near.closeness), asc(randomKey), asc(images.id))
      .limit(limit),
  );
};

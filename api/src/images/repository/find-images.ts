import { and, asc, eq, gt, inArray, lt, min, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type Queryable, statement } from "../../database/database";
import { images } from "../../database/schema";
import { type ImageRow, selectImages } from "./image-columns";
import { imagesAsJson } from "./images-as-json";

const byId = statement((database) => selectImages(database).where(eq(images.id, sql.placeholder("id"))));

const byShortId = statement((database) =>
  selectImages(database).where(eq(images.shortId, sql.placeholder("shortId"))),
);

export const findImageRow = async (database: Queryable, id: string): Promise<ImageRow | undefined> => {
  const [found] = await byId(database, { id });
  return found;
};

/** Images by their ids, in the order of their titles, without deleted ones. */
export const findImagesByIds = async (database: Queryable, ids: readonly string[]): Promise<ImageRow[]> =>
  ids.length === 0
    ? []
    : selectImages(database)
        .where(inArray(images.id, [...ids]))
        .orderBy(asc(images.title), asc(images.id));

export const findImageRowByShortId = async (
  database: Queryable,
  shortId: string,
): Promise<ImageRow | undefined> => {
  const [found] = await byShortId(database, { shortId });
  return found;
};

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
 * @returns undefined if there is no such image
 */
export const findSimilarImages = async (
  database: Queryable,
  id: string,
  limit: number,
): Promise<ImageRow[] | undefined> => {
  const [own] = await placeOf(database, { id });
  return own && similar(database, { ...own, limit });
};

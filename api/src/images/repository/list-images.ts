import { and, asc, desc, eq, gte, lt, type SQL, sql, sum } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { prepared, type Queryable } from "../../database/database";
import { facets, imageCounters, images } from "../../database/schema";
import type { ImageOrder, ImagePosition, ImageSortKey } from "../cursor";
import { type ImageRow, selectImages } from "./image-columns";
import { facetConditions, filterConditions, type ImageFilter, isSearch } from "./image-conditions";

export interface ImageSelector {
  filter: ImageFilter;
  /** For administrators: a search looks into prompts as well. */
  withPrompts: boolean;
}

/** A search's best plan depends on its words: it isn't prepared. */
const run = <Result>(
  { filter }: ImageSelector,
  query: PromiseLike<Result> & Parameters<typeof prepared<Result>>[0],
): PromiseLike<Result> => (isSearch(filter) ? query : prepared(query));

/** The sorted column, and the id of the same table: so one index gives the order, and finds where a page starts. */
const SORTED: Readonly<Record<ImageSortKey, readonly [PgColumn, PgColumn]>> = {
  created_at: [images.createdAt, images.id],
  title: [images.title, images.id],
  category: [images.category, images.id],
  views: [imageCounters.views, imageCounters.imageId],
  downloads: [imageCounters.downloads, imageCounters.imageId],
};

/** How many images a filter means. Without a search the facets' counts tell; a search counts, up to `max`. */
export const countImages = async (
  database: Queryable,
  { filter, withPrompts }: ImageSelector,
  max: number,
): Promise<number> => {
  if (!isSearch(filter)) {
    const [found] = await prepared(
      database
        .select({ total: sum(facets.count).mapWith(Number) })
        .from(facets)
        .where(and(...facetConditions(filter, facets))),
    );
    return found?.total ?? 0;
  }
  const matches = database
    .select({ id: images.id })
    .from(images)
    .where(and(...filterConditions(filter, withPrompts)))
    .limit(max)
    .as("matches");
  return database.$count(matches);
};

/** The images that come after `position` in the order, from the first one without it. */
export const readPage = async (
  database: Queryable,
  selector: ImageSelector,
  { order: { sort, order }, position, limit }: { order: ImageOrder; position?: ImagePosition; limit: number },
): Promise<ImageRow[]> => {
  const [column, id] = SORTED[sort];
  const conditions = filterConditions(selector.filter, selector.withPrompts);
  if (position) {
    const { value } = position;
    conditions.push(
      order === "asc"
        ? sql`(${column}, ${id}) > (${value}, ${position.id})`
        : sql`(${column}, ${id}) < (${value}, ${position.id})`,
    );
  }
  const direction = order === "asc" ? asc : desc;
  return run(
    selector,
    selectImages(database)
      .where(and(...conditions))
      .orderBy(direction(column), direction(id))
      .limit(limit),
  );
};

/** All images in an order that depends on `factor`; the first `limit` of them. */
export const readShuffled = async (
  database: Queryable,
  selector: ImageSelector,
  { factor, limit }: { factor: number; limit: number },
): Promise<ImageRow[]> => {
  const product = sql`${images.randomKey} * ${factor}::float8`;
  // Where each image stands is worked out first; the rest is read of those that are shown.
  const places = database
    .select({ id: images.id, place: sql<number>`${product} - floor(${product})`.as("place") })
    .from(images)
    .where(and(...filterConditions(selector.filter, selector.withPrompts)))
    .orderBy(sql`place`, asc(images.id))
    .limit(limit)
    .as("places");
  return run(
    selector,
    selectImages(database)
      .innerJoin(places, eq(places.id, images.id))
      .orderBy(asc(places.place), asc(places.id)),
  );
};

const readStretch = async (
  database: Queryable,
  selector: ImageSelector,
  condition: SQL,
  limit: number,
): Promise<ImageRow[]> =>
  run(
    selector,
    selectImages(database)
      .where(and(...filterConditions(selector.filter, selector.withPrompts), condition))
      .orderBy(asc(images.randomKey), asc(images.id))
      .limit(limit),
  );

/** A stretch of the ring of random keys, from `start` (0 to 1) on and around its end. */
export const readRing = async (
  database: Queryable,
  selector: ImageSelector,
  { start, limit }: { start: number; limit: number },
): Promise<ImageRow[]> => {
  const found = await readStretch(database, selector, gte(images.randomKey, start), limit);
  if (found.length === limit) return found;
  const rest = await readStretch(database, selector, lt(images.randomKey, start), limit - found.length);
  return [...found, ...rest];
};

/** Ids of what a filter or a list of ids means, locked until the transaction ends; `limit` at most. */
export const lockImages = async (
  database: Queryable,
  condition: SQL | undefined,
  limit: number,
): Promise<string[]> => {
  const found = await database
    .select({ id: images.id })
    .from(images)
    .where(condition)
    .orderBy(asc(images.id))
    .limit(limit)
    .for("update");
  return found.map(({ id }) => id);
};

/** Every category, tag and theme that images have, in alphabetical order. */
export const readFacetValues = async (database: Queryable) => {
  const valuesOf = async (facet: "category" | "tag" | "theme"): Promise<string[]> => {
    const found = await prepared(
      database.selectDistinct({ value: facets[facet] }).from(facets).orderBy(asc(facets[facet])),
    );
    return found.map(({ value }) => value);
  };
  const [categories, tags, themes] = await Promise.all([
    valuesOf("category"),
    valuesOf("tag"),
    valuesOf("theme"),
  ]);
  return { categories, tags, themes };
};

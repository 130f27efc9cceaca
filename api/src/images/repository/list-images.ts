import { and, asc, desc, eq, gte, inArray, lt, type Placeholder, type SQL, sql, sum } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Queryable, statements, type Values } from "../../database/database";
import { facets, imageCounters, images } from "../../database/schema";
import type { ImageOrder, ImagePosition, ImageSortKey } from "../cursor";
import {
  facetPlaceholders,
  facetShape,
  filterConditions,
  type ImageFilter,
  isSearch,
} from "./image-conditions";
import { type ImageRow, imagesAsJson, selectImages } from "./image-rows";

/** Searches count at most this many matches: more would take too long. */
export const MAX_COUNTED = 1_000;

export interface ImageSelector {
  filter: ImageFilter;
  /** For administrators: also searches prompts. */
  withPrompts: boolean;
}

export interface CountedSelector extends ImageSelector {
  /** What `countImages` returned. */
  total: number;
}

/** The sorted column and the id of the same table, so that one index serves both the order and the start of a page. */
type Sorted = readonly [PgColumn, PgColumn];
const SORTED: Readonly<Record<ImageSortKey, Sorted>> = {
  created_at: [images.createdAt, images.id],
  title: [images.title, images.id],
  category: [images.category, images.id],
  views: [imageCounters.views, imageCounters.imageId],
  downloads: [imageCounters.downloads, imageCounters.imageId],
};

/** A statement without a name is planned each time for its values. */
const UNNAMED = "";

const totals = statements<{ total: number }[]>();
const rows = statements<ImageRow[]>();

/**
 * A limit for the ids that a search finds. Words that seldom occur together look frequent to the planner, which would go
 * through nearly all images until it has found enough. It can't read a limit in a subquery, and plans for a tenth of the
 * matches: then it reads the index of words unless most images match.
 */
const limitOfSearch = (limit: number | Placeholder): SQL => sql`LIMIT (SELECT ${limit}::integer)`;

/** The ids of the first matches of a search. */
const matchesOf = ({ filter, withPrompts }: ImageSelector): SQL =>
  sql`(SELECT ${images.id} FROM ${images} WHERE ${and(...filterConditions(filter, withPrompts))}
    ${limitOfSearch(MAX_COUNTED)})`;

/** The conditions of a search. Few matches are found before they are sorted. */
const searchConditions = (selector: CountedSelector): SQL[] =>
  selector.total >= MAX_COUNTED
    ? filterConditions(selector.filter, selector.withPrompts)
    : [inArray(images.id, matchesOf(selector))];

/**
 * Runs a query of images by a filter. Without a search, the statement of this shape is prepared. A search isn't, as its
 * best plan depends on its words.
 * @param shape what the query depends on besides the filter
 */
const readRows = async (
  database: Queryable,
  selector: CountedSelector,
  shape: string,
  values: Values & { limit: number },
  build: (database: Queryable, conditions: SQL[]) => ReturnType<typeof selectImages>,
): Promise<ImageRow[]> => {
  const { filter, total } = selector;
  if (total === 0) return [];
  if (isSearch(filter)) {
    const query = imagesAsJson(database, build(database, searchConditions(selector)));
    return query.prepare(UNNAMED).execute({ ...values });
  }
  const read = rows(`${shape} ${facetShape(filter)}`, (queryable) =>
    imagesAsJson(queryable, build(queryable, facetPlaceholders(filter, images))),
  );
  return read(database, { ...filter, ...values });
};

/** The images in an order. Of a search with many matches, the ids are read first. */
const inOrder = (
  database: Queryable,
  { filter, total }: CountedSelector,
  conditions: SQL[],
  [column, id]: Sorted,
  direction: typeof asc,
): ReturnType<typeof selectImages> => {
  const order = [direction(column), direction(id)];
  const query = selectImages(database).orderBy(...order);
  if (!isSearch(filter) || total < MAX_COUNTED) return query.where(and(...conditions));
  const counters =
    column.table === imageCounters
      ? sql`JOIN ${imageCounters} ON ${eq(imageCounters.imageId, images.id)}`
      : undefined;
  const ids = sql`SELECT ${images.id} FROM ${images} ${counters} WHERE ${and(...conditions)}
    ORDER BY ${sql.join(order, sql`, `)} ${limitOfSearch(sql.placeholder("limit"))}`;
  return query.where(sql`${images.id} = ANY (ARRAY(${ids}))`);
};

/**
 * The number of images that match a filter. Without a search, the facets' counts are added up; a search counts rows, up
 * to `MAX_COUNTED`.
 */
export const countImages = async (database: Queryable, selector: ImageSelector): Promise<number> => {
  const { filter } = selector;
  if (!isSearch(filter)) {
    const read = totals(facetShape(filter), (queryable) =>
      queryable
        .select({ total: sum(facets.count).mapWith(Number) })
        .from(facets)
        .where(and(...facetPlaceholders(filter, facets))),
    );
    const [found] = await read(database, { ...filter });
    return found?.total ?? 0;
  }
  return database.$count(sql`${matchesOf(selector)} AS matches`);
};

/** The images after `position` in the order; without a position, from the first image on. */
export const readPage = (
  database: Queryable,
  selector: CountedSelector,
  { order: { sort, order }, position, limit }: { order: ImageOrder; position?: ImagePosition; limit: number },
): Promise<ImageRow[]> => {
  const [column, id] = SORTED[sort];
  const isAscending = order === "asc";
  const start = sql`(${sql.placeholder("value")}, ${sql.placeholder("after")})`;
  const shape = `page ${sort} ${order} ${position === undefined ? "first" : "next"}`;
  const values = { limit, ...(position && { value: position.value, after: position.id }) };
  return readRows(database, selector, shape, values, (queryable, conditions) => {
    if (position) {
      conditions.push(isAscending ? sql`(${column}, ${id}) > ${start}` : sql`(${column}, ${id}) < ${start}`);
    }
    return inOrder(queryable, selector, conditions, SORTED[sort], isAscending ? asc : desc);
  });
};

/** The first `limit` images in an order that depends on `factor`. */
export const readShuffled = (
  database: Queryable,
  selector: CountedSelector,
  values: { factor: number; limit: number },
): Promise<ImageRow[]> =>
  readRows(database, selector, "shuffled", values, (queryable, conditions) => {
    const product = sql`${images.randomKey} * ${sql.placeholder("factor")}::float8`;
    // Positions are computed first; the other columns are read only for the images that are shown.
    const places = queryable
      .select({ id: images.id, place: sql<number>`${product} - floor(${product})`.as("place") })
      .from(images)
      .where(and(...conditions))
      .orderBy(sql`place`, asc(images.id))
      .limit(sql.placeholder("limit"))
      .as("places");
    return selectImages(queryable)
      .innerJoin(places, eq(places.id, images.id))
      .orderBy(asc(places.place), asc(places.id));
  });

const readRange = (
  database: Queryable,
  selector: CountedSelector,
  side: "from" | "before",
  values: { start: number; limit: number },
): Promise<ImageRow[]> =>
  readRows(database, selector, `ring ${side}`, values, (queryable, conditions) => {
    const compare = side === "from" ? gte : lt;
    conditions.push(compare(images.randomKey, sql.placeholder("start")));
    return inOrder(queryable, selector, conditions, [images.randomKey, images.id], asc);
  });

/** A range of the ring of random keys, from `start` (0 to 1) on, continued at the beginning after its end. */
export const readRing = async (
  database: Queryable,
  selector: CountedSelector,
  { start, limit }: { start: number; limit: number },
): Promise<ImageRow[]> => {
  const found = await readRange(database, selector, "from", { start, limit });
  if (found.length === limit) return found;
  const rest = await readRange(database, selector, "before", { start, limit: limit - found.length });
  return [...found, ...rest];
};

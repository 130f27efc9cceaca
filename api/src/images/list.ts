import type { ImageList, ImageListQuery } from "@promptfolio/contracts/api/images";
import type { Database } from "../database/database";
import { type ImageOrder, type ImageSortKey, readCursor, writeCursor } from "./cursor";
import { randomSample } from "./random-sample";
import { type ImageRow, presentImage } from "./repository/image-columns";
import { isSearch } from "./repository/image-conditions";
import { countImages, readPage } from "./repository/list-images";

/** Searches count their matches up to here: more would take too long. */
const MAX_COUNTED = 1_000;

const sortValue = (found: ImageRow, sort: ImageSortKey): string | number =>
  sort === "created_at" ? found.createdAt.toISOString() : found[sort];

export interface ListOptions {
  /** For administrators: searches prompts as well. */
  withPrompts: boolean;
  /** Caches counts for a moment, like public responses. */
  cacheCount?: (key: string, count: () => Promise<number>) => Promise<number>;
  /** Gives the prompts of images; absent: none are given. */
  promptsOf?: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** A page of images, or a random sample, as the query says. @throws Problem 400 for a cursor of another list */
export const listImages = async (
  database: Database,
  query: ImageListQuery,
  { withPrompts, cacheCount, promptsOf }: ListOptions,
): Promise<ImageList> => {
  const { limit = 20, seed = "", category, tag, theme, search } = query;
  const order: ImageOrder = { sort: query.sort ?? "created_at", order: query.order ?? "asc" };
  const position = query.cursor === undefined ? undefined : readCursor(query.cursor, order);
  const selectorOf = (approximate: boolean) => ({ filter: { ...query, approximate }, withPrompts });
  const countOf = (approximate: boolean) => {
    const count = () => countImages(database, selectorOf(approximate), MAX_COUNTED);
    return cacheCount?.(JSON.stringify([category, tag, theme, search, approximate]), count) ?? count();
  };
  const exactTotal = await countOf(false);
  // Only a search that finds nothing is tried again with words that are spelt alike.
  const approximate = exactTotal === 0 && isSearch(query) && !withPrompts;
  const total = approximate ? await countOf(true) : exactTotal;
  const selector = selectorOf(approximate);
  const found = query.random
    ? await randomSample(database, selector, { seed, limit, total })
    : await readPage(database, selector, { order, limit: limit + 1, ...(position && { position }) });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasMore = query.random ? total > page.length : found.length > limit;
  const prompts = await promptsOf?.(page.map(({ id }) => id));
  return {
    images: page.map((image) => presentImage(image, prompts?.get(image.id) ?? null)),
    has_more: hasMore,
    cursor:
      hasMore && !query.random && last
        ? writeCursor({ ...order, value: sortValue(last, order.sort), id: last.id })
        : null,
    total,
    ...(approximate && total > 0 && { approximate }),
  };
};

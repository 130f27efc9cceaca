import type { ImageList, ImageListQuery } from "@promptfolio/contracts/api/images";
import type { Database } from "../database/database";
import { type ImageOrder, type ImageSortKey, readCursor, writeCursor } from "./cursor";
import { randomSample } from "./random-sample";
import { type ImageRow, presentImage } from "./repository/image-columns";
import { isSearch } from "./repository/image-conditions";
import { countImages, readPage } from "./repository/list-images";

/** Searches count at most this many matches: more would take too long. */
const MAX_COUNTED = 1_000;

const sortValue = (found: ImageRow, sort: ImageSortKey): string | number =>
  sort === "created_at" ? found.createdAt.toISOString() : found[sort];

export interface ListOptions {
  /** For administrators: also searches prompts. */
  withPrompts: boolean;
  /** Caches counts briefly, like public responses. */
  cacheCount?: (key: string, count: () => Promise<number>) => Promise<number>;
  /** Reads the prompts of images; if absent, the list has no prompts. */
  promptsOf?: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** A page of images, or a random sample, depending on the query. @throws Problem 400 for a cursor of another list */
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
  // Only a search without results is repeated with similarly spelt words.
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

import type { ImageList, ImageListQuery } from "@promptfolio/contracts/api/images";
import type { Database } from "../database/database";
import { type ImageOrder, type ImageSortKey, readCursor, writeCursor } from "./cursor";
import { randomSample } from "./random-sample";
import type { HiddenTexts } from "./read-prompts";
import { type ImageRow, presentImage } from "./repository/image-columns";
import { forgiveTypos } from "./repository/image-conditions";
import { countImages, type ImageSelector, readPage } from "./repository/list-images";
import type { SimilarWords } from "./repository/similar-words";

const sortValue = (found: ImageRow, sort: ImageSortKey): string | number =>
  sort === "created_at" ? found.createdAt.toISOString() : found[sort];

/** How many images match; with similar words, if only these find any. */
export interface Matches {
  total: number;
  similarWords?: SimilarWords | undefined;
}

/** Typos are forgiven only where the words as they are find nothing. */
const countMatches = async (database: Database, { filter, withPrompts }: ImageSelector): Promise<Matches> => {
  const total = await countImages(database, { filter, withPrompts });
  const forgiving = total === 0 ? await forgiveTypos(database, filter) : undefined;
  if (!forgiving) return { total };
  const { similarWords } = forgiving;
  return { total: await countImages(database, { filter: forgiving, withPrompts }), similarWords };
};

export interface ListOptions {
  /** For administrators: also searches prompts. */
  withPrompts: boolean;
  /** Caches matches briefly, like public responses. */
  cacheMatches?: (key: string, count: () => Promise<Matches>) => Promise<Matches>;
  /** Reads the prompts of images; if absent, the list has no prompts. */
  promptsOf?: (ids: readonly string[]) => Promise<ReadonlyMap<string, HiddenTexts>>;
}

/** A page of images, or a random sample, depending on the query. @throws Problem 400 for a cursor of another list */
export const listImages = async (
  database: Database,
  query: ImageListQuery,
  { withPrompts, cacheMatches, promptsOf }: ListOptions,
): Promise<ImageList> => {
  const { limit = 20, seed = "", category, tag, theme, color, search } = query;
  const order: ImageOrder = { sort: query.sort ?? "created_at", order: query.order ?? "asc" };
  const position = query.cursor === undefined ? undefined : readCursor(query.cursor, order);
  const count = () => countMatches(database, { filter: query, withPrompts });
  const key = JSON.stringify([category, tag, theme, color, search]);
  const { total, similarWords } = await (cacheMatches?.(key, count) ?? count());
  const selector = { filter: { ...query, similarWords }, withPrompts, total };
  const found = query.random
    ? await randomSample(database, selector, { seed, limit })
    : await readPage(database, selector, { order, limit: limit + 1, ...(position && { position }) });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasMore = query.random ? total > page.length : found.length > limit;
  const prompts = await promptsOf?.(page.map(({ id }) => id));
  return {
    images: page.map((image) => ({ ...presentImage(image), ...prompts?.get(image.id) })),
    has_more: hasMore,
    cursor:
      hasMore && !query.random && last
        ? writeCursor({ ...order, value: sortValue(last, order.sort), id: last.id })
        : null,
    total,
    ...(similarWords && total > 0 && { approximate: true }),
  };
};

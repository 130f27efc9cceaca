import { createHash } from "node:crypto";
import type { ImageList, ImageListQuery } from "@promptfolio/contracts/api/images";
import type { Database, Queryable } from "../database/database";
import { type ImageOrder, type ImageSortKey, readCursor, writeCursor } from "./cursor";
import { readPrompts } from "./repository/find-images";
import { forgiveTypos, type SimilarWords } from "./repository/image-conditions";
import { type ImageRow, presentImage } from "./repository/image-rows";
import {
  type CountedSelector,
  countImages,
  type ImageSelector,
  MAX_COUNTED,
  readPage,
  readRing,
  readShuffled,
} from "./repository/list-images";

const hashOf = (seed: string): number => createHash("sha256").update(seed).digest().readUInt32BE(0);

/** The position on the ring of random keys where a seed starts: 0 to 1. */
const ringStart = (seed: string): number => hashOf(seed) / 2 ** 32;

/** A random key (0 to 1) multiplied by this factor has a fractional part that is just as random. */
const shuffleFactor = (seed: string): number => 1_000_003 + hashOf(seed);

/**
 * The same seed gives the same order, so a longer sample begins with the shorter one. Few images are all shuffled; of
 * more, which would be slow to sort, the sample is a range of the ring.
 */
const randomSample = (
  database: Queryable,
  selector: CountedSelector,
  { seed, limit }: { seed: string; limit: number },
): Promise<ImageRow[]> =>
  selector.total < MAX_COUNTED
    ? readShuffled(database, selector, { factor: shuffleFactor(seed), limit })
    : readRing(database, selector, { start: ringStart(seed), limit });

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

/**
 * A page of images, or a random sample, depending on the query.
 * @param withPrompts for administrators: shows and searches prompts
 * @param cacheMatches caches matches briefly, like public responses
 * @throws Problem 400 for a cursor of another list
 */
export const listImages = async (
  database: Database,
  query: ImageListQuery,
  withPrompts: boolean,
  cacheMatches: (key: string, count: () => Promise<Matches>) => Promise<Matches>,
): Promise<ImageList> => {
  const { limit = 20, seed = "", category, tag, theme, color, search } = query;
  const order: ImageOrder = { sort: query.sort ?? "created_at", order: query.order ?? "asc" };
  const position = query.cursor === undefined ? undefined : readCursor(query.cursor, order);
  const count = () => countMatches(database, { filter: query, withPrompts });
  const key = JSON.stringify([category, tag, theme, color, search]);
  const { total, similarWords } = await cacheMatches(key, count);
  const selector = { filter: { ...query, similarWords }, withPrompts, total };
  const found = query.random
    ? await randomSample(database, selector, { seed, limit })
    : await readPage(database, selector, { order, limit: limit + 1, ...(position && { position }) });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasMore = query.random ? total > page.length : found.length > limit;
  const ids = page.map(({ id }) => id);
  const prompts = withPrompts ? await readPrompts(database, ids) : undefined;
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

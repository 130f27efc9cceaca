import { createHash } from "node:crypto";
import type { ImageListQuery } from "@promptfolio/contracts/api/images";
import { type SQL, sql } from "drizzle-orm";
import { type Database, preparedRows, rows } from "../database/database";
import { allOf, filterConditions, isSearch } from "./filter";
import { IMAGE_COLUMNS, IMAGE_SOURCE, type ImageRow } from "./image-row";

/** Up to here, which is as far as searches count, a sample is a shuffle of all; beyond, a stretch of the ring, as sorting everything would be slow. */
const MOST_SHUFFLED = 1_000;

const hashOf = (seed: string): number => createHash("sha256").update(seed).digest().readUInt32BE(0);

/** Where on the ring of random keys a seed starts: 0 to 1. */
export const ringStart = (seed: string): number => hashOf(seed) / 2 ** 32;

/** A random key, from 0 to 1, times this: what stands behind the point is as random again. */
const shuffleFactor = (seed: string): number => 1_000_003 + hashOf(seed);

/** The same seed gives the same order, so a longer sample begins with the shorter one. */
export async function randomSample(
  database: Database,
  query: ImageListQuery,
  { limit, total, withPrompts }: { limit: number; total: number; withPrompts: boolean },
): Promise<ImageRow[]> {
  const seed = query.seed ?? "";
  const conditions = filterConditions(query, withPrompts);
  const read = isSearch(query) ? rows<ImageRow> : preparedRows<ImageRow>;
  // Where each image stands is worked out first, and the rest is read of those that are shown.
  const factor = shuffleFactor(seed);
  const shuffled = () =>
    read(
      database,
      sql`SELECT ${IMAGE_COLUMNS}
          FROM (SELECT i.id, i.random_key * ${factor}::float8 - floor(i.random_key * ${factor}::float8) AS place
            FROM images i WHERE ${allOf(conditions)} ORDER BY place, i.id LIMIT ${limit}) s
          JOIN ${IMAGE_SOURCE} ON i.id = s.id ORDER BY s.place, s.id`,
    );
  const stretch = (condition: SQL, most: number) =>
    read(
      database,
      sql`SELECT ${IMAGE_COLUMNS} FROM ${IMAGE_SOURCE} WHERE ${allOf([...conditions, condition])}
          ORDER BY i.random_key, i.id LIMIT ${most}`,
    );
  if (total < MOST_SHUFFLED) return shuffled();

  const start = ringStart(seed);
  const found = await stretch(sql`i.random_key >= ${start}`, limit);
  if (found.length === limit) return found;
  return [...found, ...(await stretch(sql`i.random_key < ${start}`, limit - found.length))];
}

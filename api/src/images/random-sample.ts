import { createHash } from "node:crypto";
import type { ImageListQuery } from "@promptfolio/shared/contracts/api/images";
import { type SQL, sql } from "drizzle-orm";
import { type Database, rows } from "../database/database";
import { allOf, filterConditions } from "./filter";
import { IMAGE_COLUMNS, IMAGE_SOURCE, type ImageRow } from "./image-row";

/** Up to here, which is as far as searches count, a sample is a shuffle of all; beyond, a stretch of the ring, as sorting everything would be slow. */
const MOST_SHUFFLED = 1_000;

/** Where on the ring of random keys a seed starts: 0 to 1. */
export const ringStart = (seed: string): number =>
  createHash("sha256").update(seed).digest().readUInt32BE(0) / 2 ** 32;

/** The same seed gives the same order, so a longer sample begins with the shorter one. */
export async function randomSample(
  database: Database,
  query: ImageListQuery,
  { limit, total, withPrompts }: { limit: number; total: number; withPrompts: boolean },
): Promise<ImageRow[]> {
  const seed = query.seed ?? "";
  const conditions = filterConditions(query, withPrompts);
  const select = (condition: SQL, order: SQL, most: number) =>
    rows<ImageRow>(
      database,
      sql`SELECT ${IMAGE_COLUMNS} FROM ${IMAGE_SOURCE} WHERE ${allOf([...conditions, condition])}
          ORDER BY ${order} LIMIT ${most}`,
    );
  if (total < MOST_SHUFFLED) return select(sql`true`, sql`md5(i.id || ${seed}::text), i.id`, limit);

  const start = ringStart(seed);
  const found = await select(sql`i.random_key >= ${start}`, sql`i.random_key, i.id`, limit);
  if (found.length === limit) return found;
  const fromTheTop = await select(
    sql`i.random_key < ${start}`,
    sql`i.random_key, i.id`,
    limit - found.length,
  );
  return [...found, ...fromTheTop];
}

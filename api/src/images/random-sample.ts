import { createHash } from "node:crypto";
import type { Queryable } from "../database/database";
import type { ImageRow } from "./repository/image-columns";
import { type ImageSelector, readRing, readShuffled } from "./repository/list-images";

/**
 * Below this total, which is also the limit of search counts, a sample shuffles all images. From it on, the sample is a
 * range of the ring, as sorting everything would be slow.
 */
const MAX_SHUFFLED = 1_000;

const hashOf = (seed: string): number => createHash("sha256").update(seed).digest().readUInt32BE(0);

/** The position on the ring of random keys where a seed starts: 0 to 1. */
const ringStart = (seed: string): number => hashOf(seed) / 2 ** 32;

/** A random key (0 to 1) multiplied by this factor has a fractional part that is just as random. */
const shuffleFactor = (seed: string): number => 1_000_003 + hashOf(seed);

/** The same seed gives the same order, so a longer sample begins with the shorter one. */
export const randomSample = (
  database: Queryable,
  selector: ImageSelector,
  { seed, limit, total }: { seed: string; limit: number; total: number },
): Promise<ImageRow[]> =>
  total < MAX_SHUFFLED
    ? readShuffled(database, selector, { factor: shuffleFactor(seed), limit })
    : readRing(database, selector, { start: ringStart(seed), limit });

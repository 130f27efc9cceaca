import { createHash } from "node:crypto";
import type { Queryable } from "../database/database";
import type { ImageRow } from "./repository/image-columns";
import { type CountedSelector, MAX_COUNTED, readRing, readShuffled } from "./repository/list-images";

const hashOf = (seed: string): number => createHash("sha256").update(seed).digest().readUInt32BE(0);

/** The position on the ring of random keys where a seed starts: 0 to 1. */
const ringStart = (seed: string): number => hashOf(seed) / 2 ** 32;

/** A random key (0 to 1) multiplied by this factor has a fractional part that is just as random. */
const shuffleFactor = (seed: string): number => 1_000_003 + hashOf(seed);

/**
 * The same seed gives the same order, so a longer sample begins with the shorter one. Few images are all shuffled; of
 * more, which would be slow to sort, the sample is a range of the ring.
 */
export const randomSample = (
  database: Queryable,
  selector: CountedSelector,
  { seed, limit }: { seed: string; limit: number },
): Promise<ImageRow[]> =>
  selector.total < MAX_COUNTED
    ? readShuffled(database, selector, { factor: shuffleFactor(seed), limit })
    : readRing(database, selector, { start: ringStart(seed), limit });

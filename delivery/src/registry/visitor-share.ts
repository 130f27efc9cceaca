import { createHash } from "node:crypto";

const WHOLE = 10_000;

/**
 * Where a visitor stands on a canary's scale, 0 to 9999. The same visitor and salt always give the same place, so a
 * larger share only adds visitors.
 */
export const placeOf = (salt: string, visitor: string): number =>
  createHash("sha256").update(`${salt}:${visitor}`).digest().readUInt32BE(0) % WHOLE;

/** Whether a visitor is among a canary's share, given in basis points (0 to 10000). */
export const isInShare = (salt: string, visitor: string, basisPoints: number): boolean =>
  placeOf(salt, visitor) < basisPoints;

import { createHash } from "node:crypto";
import { BASIS_POINTS } from "@promptfolio/contracts/registry";

/** A visitor's bucket, 0 to 9999. It depends only on visitor and salt, so a larger share only adds visitors. */
export const bucketOf = (salt: string, visitor: string): number =>
  createHash("sha256").update(`${salt}:${visitor}`).digest().readUInt32BE(0) % BASIS_POINTS;

/** Whether a visitor is in a canary's share, given in basis points. */
export const isInCanary = (salt: string, visitor: string, basisPoints: number): boolean =>
  bucketOf(salt, visitor) < basisPoints;

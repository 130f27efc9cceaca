import type { Image } from "@promptfolio/contracts/api/images";
import { Problem } from "../http/problem";

/** The version that a change of an image is based on. */
export interface BaseVersion {
  /** Undefined: any version; the last write wins. */
  version: number | undefined;
  /** The status for an outdated version: 409 if it was in the body or the query, 412 for `If-Match`. */
  conflictStatus: 409 | 412;
}

export const versionTag = (version: number): string => `"${version}"`;

/** `If-Match` (RFC 9110) takes precedence over `version`. An entity tag that isn't a version's matches no version. */
export const readBaseVersion = (ifMatch: string | undefined, version: number | undefined): BaseVersion => {
  if (ifMatch === undefined) return { version, conflictStatus: 409 };
  if (ifMatch.trim() === "*") return { version, conflictStatus: 412 };
  const [, tag] = /^\s*"(\d{1,9})"\s*$/.exec(ifMatch) ?? [];
  return { version: tag === undefined ? -1 : Number(tag), conflictStatus: 412 };
};

export const outdated = (current: Image, { conflictStatus }: BaseVersion): Problem =>
  new Problem(conflictStatus, "stale", "The image was changed by somebody else in the meantime.", {
    extra: { current },
  });

import type { ObjectStore } from "@promptfolio/server/object-store/object-store";

export const REVISIONS = "registry/";

/** Enough digits for the keys to sort in the order of their numbers. */
const DIGITS = 10;

const numbered = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(DIGITS, "0")}.json`;

export const revisionKey = (revision: number): string => numbered(REVISIONS, revision);

export const revisionOf = (key: string): number =>
  Number(key.slice(REVISIONS.length, REVISIONS.length + DIGITS));

/** The number of the last revision that is listed; 0 if there is none. */
export const newestRevision = async (objects: ObjectStore): Promise<number> => {
  const last = (await objects.list(REVISIONS)).at(-1);
  return last ? revisionOf(last.key) : 0;
};

export const trustKey = (version: number): string => numbered("trust/", version);

export const releasePrefix = (id: string, version: string): string => `r/${id}/${version}/`;

export const descriptorKey = (id: string, version: string): string =>
  `${releasePrefix(id, version)}release.json`;

/** The prefix of the registry's states in a release store. */
export const REVISIONS = "registry/";

/** Enough digits for the keys to sort in the order of their numbers. */
const DIGITS = 10;

const numbered = (prefix: string, number: number): string =>
  `${prefix}${String(number).padStart(DIGITS, "0")}.json`;

export const revisionKey = (revision: number): string => numbered(REVISIONS, revision);

export const revisionOf = (key: string): number =>
  Number(key.slice(REVISIONS.length, REVISIONS.length + DIGITS));

export const trustKey = (version: number): string => numbered("trust/", version);

export const releasePrefix = (id: string, version: string): string => `r/${id}/${version}/`;

export const descriptorKey = (id: string, version: string): string =>
  `${releasePrefix(id, version)}release.json`;

import { RefusedError } from "../../registry/transitions";
import { type PublicKey, readPublicKey } from "../../registry/trust/keys";
import {
  ALL_REMOTES,
  RIGHTS,
  type Right,
  type TeamKey,
  type TrustDocument,
  type TrustedKey,
} from "../../registry/trust/trust-document";
import { parseCount, UsageError } from "../arguments";

/** The default rights of a team's key: everything but skipping the verification and leaving its frame. */
const USUAL_RIGHTS: Right[] = RIGHTS.filter((right) => right !== "unverified" && right !== "isolate");

const DAY_MS = 24 * 3_600_000;

/** How long a trust document is valid, in days; its root keys should renew it before. */
export const DOCUMENT_DAYS = 365;

export const parseDays = (text: string): number => parseCount("--days", text, 3_650);

export const inDays = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString();

export const parseRights = (text: string | undefined): Right[] => {
  if (text === undefined) return USUAL_RIGHTS;
  return text.split(",").map((name) => {
    const right = RIGHTS.find((known) => known === name.trim());
    if (!right) throw new UsageError(`There is no right ${name}; there are: ${RIGHTS.join(", ")}.`);
    return right;
  });
};

/** Parses `gallery,detail`, with the same rights for each; `*` means all remotes. */
export const grantRights = (remotes: string | undefined, rights: Right[]): TeamKey["rights"] => {
  if (!remotes)
    throw new UsageError(`--remotes names what the key is for: gallery,detail, or '${ALL_REMOTES}'.`);
  return Object.fromEntries(remotes.split(",").map((id) => [id.trim().replace(/^mfe-/, ""), rights]));
};

export const parsePublicKey = (text: string | undefined): PublicKey => {
  if (!text) throw new UsageError("The public key is missing; keygen prints it.");
  try {
    return readPublicKey(text);
  } catch {
    throw new UsageError(`"${text}" is not a public ed25519 key.`);
  }
};

/** The next version of the document with these changes, valid from now on. */
export const nextVersion = (
  document: TrustDocument,
  change: Partial<TrustDocument>,
  now: Date,
): TrustDocument => ({
  ...document,
  ...change,
  version: document.version + 1,
  issuedAt: now.toISOString(),
  expires: inDays(now, DOCUMENT_DAYS),
});

export const addKey = (document: TrustDocument, key: TeamKey): Partial<TrustDocument> => ({
  keys: [...document.keys.filter(({ name }) => name !== key.name), key],
  retired: document.keys.some(({ name, id }) => name === key.name && id !== key.id)
    ? [...document.retired, ...withoutRights(document, key.name)]
    : document.retired,
});

const withoutRights = ({ keys }: TrustDocument, name: string): TrustedKey[] =>
  keys.filter((key) => key.name === name).map(({ rights: _, ...key }) => key);

const refuseUnknown = ({ keys, roots }: TrustDocument, name: string): void => {
  if (![...keys, ...roots.keys].some((key) => key.name === name))
    throw new RefusedError(
      `There is no key ${name}; there are: ${keys.map((key) => key.name).join(", ") || "none"}.`,
    );
};

export const removeKey = (document: TrustDocument, name: string): Partial<TrustDocument> => {
  refuseUnknown(document, name);
  const { keys, roots, retired } = document;
  const left = roots.keys.filter((key) => key.name !== name);
  if (left.length < roots.threshold)
    throw new RefusedError(`${roots.threshold} root keys must remain: rotate ${name} instead.`);
  return {
    keys: keys.filter((key) => key.name !== name),
    roots: { ...roots, keys: left },
    retired: [...retired, ...withoutRights(document, name)],
  };
};

/** Replaces a key by another one with the same name and rights. */
export const rotateKey = (
  document: TrustDocument,
  name: string,
  next: PublicKey,
  expires: string,
): Partial<TrustDocument> => {
  refuseUnknown(document, name);
  const replace = <Key extends TrustedKey>(key: Key): Key =>
    key.name === name ? { ...key, ...next, expires } : key;
  const { keys, roots, retired } = document;
  return {
    keys: keys.map(replace),
    roots: { ...roots, keys: roots.keys.map(replace) },
    retired: [...retired, ...withoutRights(document, name)],
  };
};

/** Adds a root key, or replaces the one with the same name, and sets the threshold. */
export const addRoot = (
  { roots }: TrustDocument,
  key: TrustedKey,
  threshold: number,
): Partial<TrustDocument> => ({
  roots: { threshold, keys: [...roots.keys.filter(({ name }) => name !== key.name), key] },
});

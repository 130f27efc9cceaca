import type { Registry } from "@promptfolio/contracts/registry";
import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { parseRevision } from "../registry-schema";
import type { AuditLine, Revision } from "../release-store";
import { RefusedError } from "../transitions";
import { type Envelope, hashOf, openDocument, signersOf, signPayload, toJson } from "./envelope";
import type { SigningKey } from "./keys";
import { rightsFor, transitionError } from "./transition-errors";
import { isSignedByRoots } from "./trust-chain";
import { hasRight, type TrustDocument, TrustError } from "./trust-document";

export const STATE_TYPE = "application/vnd.promptfolio.registry+json";

/** The action of a checkpoint: a state that root keys sign, so it needs no verified state before it. */
export const CHECKPOINT = "trust";

/** How far a writer's clock may be ahead of a reader's, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 3_600_000;

const ID = new RegExp(REMOTE_ID_PATTERN);

/** A state of the registry whose author had the right to make it. */
export interface VerifiedState extends Revision {
  hash: string;
  /** As it was stored. */
  bytes: Buffer;
}

interface StateReader {
  trust: TrustDocument;
  now: Date;
  /** Whether the state is new rather than from the history: a key that has expired by now can't have made a new one. */
  isNew: boolean;
}

/** Reads a signed state, which is not verified. @throws TrustError if it is not signed */
export const readState = (bytes: Buffer): { envelope: Envelope; state: VerifiedState } => {
  const { envelope, payload } = openDocument(bytes);
  if (!envelope) throw new TrustError("it is not signed");
  return { envelope, state: { ...parseRevision(payload.toString("utf8")), hash: hashOf(payload), bytes } };
};

/** The name of the key that made a change. @throws TrustError if the key may not make it */
const authorOf = (envelope: Envelope, { change }: Revision, { trust, now, isNew }: StateReader): string => {
  const { action, id, at } = change;
  const [signer] = signersOf(envelope, STATE_TYPE, trust.keys);
  if (!signer) throw new TrustError("no key of the trust document has signed it");
  if (signer.expires < at || (isNew && signer.expires < now.toISOString()))
    throw new TrustError(`the key ${signer.name} has expired`);
  const rights = rightsFor(action);
  if (!rights) throw new TrustError(`there is no action ${action}`);
  const missing = rights.filter((right) => !hasRight(signer, id, right));
  if (missing.length > 0)
    throw new TrustError(`the key ${signer.name} may not ${missing.join(" or ")} ${id}`);
  return signer.name;
};

/**
 * Checks a state's signature, its author's rights and the transition from the state before.
 * @param before undefined: there is none, and only a state that root keys have signed can begin a history
 * @throws TrustError that says what is wrong
 */
export const verifyState = (
  bytes: Buffer,
  before: VerifiedState | undefined,
  reader: StateReader,
): VerifiedState => {
  const { envelope, state } = readState(bytes);
  const { registry, change, chain } = state;
  if (!chain || change.revision !== registry.revision) throw new TrustError("it names no previous state");
  if (chain.trust > reader.trust.version)
    throw new TrustError(`it was made under trust document ${chain.trust}, which is missing`);
  if (Date.parse(change.at) > reader.now.getTime() + MAX_CLOCK_SKEW_MS)
    throw new TrustError(`it was made in the future, at ${change.at}`);
  if (before && registry.revision !== before.registry.revision + 1)
    throw new TrustError(`it does not follow revision ${before.registry.revision}`);
  if (before && chain.previous !== before.hash) throw new TrustError("its previous state is another one");
  if (change.action === CHECKPOINT) {
    if (!isSignedByRoots(envelope, STATE_TYPE, reader.trust))
      throw new TrustError("not enough root keys have signed it");
    return { ...state, change: { ...change, key: "root" } };
  }
  if (!before) throw new TrustError("no root key has signed it or a previous state");
  if (!ID.test(change.id)) throw new TrustError(`${change.id} is not a remote`);
  const key = authorOf(envelope, state, reader);
  const error = transitionError(before.registry, registry, change);
  if (error) throw new TrustError(error);
  return { ...state, change: { ...change, key } };
};

/** How long a state is valid, in days; it should be confirmed again before. */
const STATE_LIFETIME_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** @throws RefusedError if a change could not be signed. */
export const assertHasSigner = (signers: readonly SigningKey[]): void => {
  if (signers.length === 0)
    throw new RefusedError(
      "This store takes signed changes only: name your key with --key, or in RELEASE_KEY.",
    );
};

interface NewState {
  next: Registry;
  line: Omit<AuditLine, "revision">;
  head: Pick<VerifiedState, "registry" | "hash"> | undefined;
  trust: TrustDocument;
  signers: readonly SigningKey[];
  now: Date;
}

/** Creates and signs the state that follows the newest one. */
export const signState = (state: NewState): { registry: Registry; bytes: Buffer } => {
  const { next, line, head, trust, signers, now } = state;
  assertHasSigner(signers);
  const number = (head?.registry.revision ?? 0) + 1;
  const registry = { ...next, revision: number, updatedAt: line.at };
  const revision: Revision = {
    registry,
    change: { ...line, revision: number },
    chain: {
      previous: head?.hash ?? null,
      trust: trust.version,
      expires: new Date(now.getTime() + STATE_LIFETIME_DAYS * DAY_MS).toISOString(),
    },
  };
  return { registry, bytes: toJson(signPayload(STATE_TYPE, toJson(revision), signers)) };
};

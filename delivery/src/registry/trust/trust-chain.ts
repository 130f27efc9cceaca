import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { trustKey } from "../object-keys";
import { type Envelope, openDocument, signersOf } from "./envelope";
import { parseTrust, type TrustDocument, TrustError } from "./trust-document";

export const TRUST_TYPE = "application/vnd.promptfolio.trust+json";

/** Whether enough of a document's own root keys have signed. */
export const isSignedByRoots = (envelope: Envelope, type: string, { roots }: TrustDocument): boolean =>
  signersOf(envelope, type, roots.keys).length >= roots.threshold;

/**
 * Verifies that a trust document is signed by its own root keys and by those of the previous one.
 * @param previous undefined: the document is trusted because of its origin
 * @throws Error that says what is wrong with it
 */
export const verifyTrust = (bytes: Buffer, previous: TrustDocument | undefined): TrustDocument => {
  const { envelope, payload } = openDocument(bytes);
  if (!envelope) throw new TrustError("the trust document is not signed");
  const document = parseTrust(payload);
  if (!isSignedByRoots(envelope, TRUST_TYPE, document))
    throw new TrustError(`trust document ${document.version} is not signed by enough of its root keys`);
  if (!previous) return document;
  if (document.version !== previous.version + 1)
    throw new TrustError(`trust document ${document.version} does not follow ${previous.version}`);
  if (!isSignedByRoots(envelope, TRUST_TYPE, previous))
    throw new TrustError(
      `trust document ${document.version} is not signed by enough root keys of version ${previous.version}`,
    );
  return document;
};

export type TrustReader = ReturnType<typeof createTrustReader>;

/** Follows a store's chain of trust documents, starting from one that is trusted. */
export const createTrustReader = (objects: ObjectStore, pinned: Buffer) => {
  let current = verifyTrust(pinned, undefined);
  let stored = pinned;
  let problem: string | undefined;
  return {
    /** The newest document that was read. */
    current: () => current,
    /** The newest document as stored, including signatures. */
    bytes: () => stored,
    /** Why a newer document was refused, if one was. */
    problem: () => problem,
    /** The newest document that the chain of signatures leads to. */
    read: async (): Promise<TrustDocument> => {
      problem = undefined;
      for (;;) {
        const bytes = await objects.read(trustKey(current.version + 1));
        if (!bytes) return current;
        try {
          current = verifyTrust(bytes, current);
          stored = bytes;
        } catch (error) {
          problem = error instanceof Error ? error.message : String(error);
          return current;
        }
      }
    },
  };
};

/** The newer of two documents that are trusted because of their origin. */
export const newerTrust = (one: Buffer, other: Buffer | undefined): Buffer => {
  if (!other) return one;
  return verifyTrust(other, undefined).version > verifyTrust(one, undefined).version ? other : one;
};

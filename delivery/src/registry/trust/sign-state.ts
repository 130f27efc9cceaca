import type { Registry } from "@promptfolio/contracts/registry";
import type { AuditLine, Revision } from "../release-store";
import { RefusedError } from "../transitions";
import { signPayload, toJson } from "./envelope";
import type { SigningKey } from "./keys";
import { STATE_TYPE, type VerifiedState } from "./state";
import type { TrustDocument } from "./trust-document";

/** How long a state is valid, in days; it should be confirmed again before. */
export const STATE_LIFETIME_DAYS = 30;
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
  trust: Pick<TrustDocument, "version">;
  signers: readonly SigningKey[];
  now: Date;
}

/** Creates and signs the state that follows the newest one. */
export const signState = ({
  next,
  line,
  head,
  trust,
  signers,
  now,
}: NewState): { revision: Revision; bytes: Buffer } => {
  assertHasSigner(signers);
  const number = (head?.registry.revision ?? 0) + 1;
  const revision: Revision = {
    registry: { ...next, revision: number, updatedAt: line.at },
    change: { ...line, revision: number },
    chain: {
      previous: head?.hash ?? null,
      trust: trust.version,
      expires: new Date(now.getTime() + STATE_LIFETIME_DAYS * DAY_MS).toISOString(),
    },
  };
  return { revision, bytes: toJson(signPayload(STATE_TYPE, toJson(revision), signers)) };
};

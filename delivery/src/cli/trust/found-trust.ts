import { writeFile } from "node:fs/promises";
import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";
import { toJson } from "../../registry/trust/envelope";
import type { TrustDocument } from "../../registry/trust/trust-document";
import { type Options, UsageError } from "../arguments";
import type { Command } from "../command";
import { DOCUMENT_DAYS } from "./change-trust";
import { finishChange } from "./finish-change";
import { requireTrusted } from "./list-trust";
import { propose, submitProposal } from "./proposal";
import { inDays, nextVersion, parseDays } from "./trust-changes";

const rootsOf = (
  { signers, now }: ReleaseContext,
  { name, threshold, days }: Options,
): TrustDocument["roots"] => {
  if (signers.length === 0) throw new UsageError("Name the root key: --key FILE, one or several.");
  const expires = inDays(now(), parseDays(days));
  return {
    threshold: Number(threshold ?? 1),
    keys: signers.map(({ id, publicKey }, index) => ({
      id,
      publicKey,
      name: signers.length === 1 ? (name ?? "root") : `${name ?? "root"}-${index + 1}`,
      expires,
    })),
  };
};

/** Creates the first trust document. From then on, unsigned changes are rejected. */
export const trustInit: Command = async (context, _positionals, options) => {
  if (context.trusted) throw new RefusedError("This store has a trust document already.");
  const moment = context.now();
  const first: TrustDocument = {
    format: 1,
    version: 1,
    issuedAt: moment.toISOString(),
    expires: inDays(moment, DOCUMENT_DAYS),
    roots: rootsOf(context, options),
    keys: [],
    retired: [],
  };
  const result = await finishChange(context, options, {
    current: undefined,
    next: first,
    detail: "everything is signed from now on",
  });
  return {
    ...result,
    lines: [...result.lines, 'Give the servers the document: "trust export FILE", and RELEASE_TRUST=FILE.'],
  };
};

/**
 * Replaces root keys that are lost. This breaks the chain of signatures, so servers accept the new document only from
 * their operator, who sets `RELEASE_TRUST` to the file.
 */
export const trustReset: Command = async (context, _positionals, options) => {
  if (!options.out) throw new UsageError("trust reset needs --out FILE, for the servers' RELEASE_TRUST.");
  const current = await requireTrusted(context).trust();
  const next = nextVersion(
    current,
    { roots: rootsOf(context, options) },
    { now: context.now(), days: DOCUMENT_DAYS },
  );
  const detail = "the root keys are new";
  if (!context.dryRun) {
    const proposal = await propose(context, next, detail);
    await submitProposal(context.objects, proposal, undefined);
    await writeFile(options.out, toJson(proposal.trust));
  }
  return {
    lines: [
      `Trust document ${next.version}: ${detail}.`,
      `Set RELEASE_TRUST=${options.out} for every server and every release command: nobody else can tell it from a forgery.`,
    ],
    data: { version: next.version, file: options.out },
    writes: true,
  };
};

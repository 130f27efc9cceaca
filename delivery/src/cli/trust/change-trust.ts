import { writeFile } from "node:fs/promises";
import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";
import { toJson } from "../../registry/trust/envelope";
import type { TrustDocument } from "../../registry/trust/trust-document";
import { type Options, parseCount, UsageError } from "../arguments";
import type { Command, CommandResult } from "../command";
import { finishChange, propose, requireTrusted, submitProposal } from "./proposal";
import {
  addKey,
  addRoot,
  DOCUMENT_DAYS,
  grantRights,
  inDays,
  nextVersion,
  parseDays,
  parsePublicKey,
  parseRights,
  removeKey,
  rotateKey,
} from "./trust-changes";

/** The value of `--remotes` for a root key. */
const ROOT = "root";

/** Changes the document in force as `decide` says; `detail` is for the audit log. */
const changeTrust = async (
  context: ReleaseContext,
  options: Options,
  decide: (current: TrustDocument, now: Date) => { change: Partial<TrustDocument>; detail: string },
): Promise<CommandResult> => {
  const current = await requireTrusted(context).trust();
  const now = context.now();
  const { change, detail } = decide(current, now);
  return finishChange(context, options, { current, next: nextVersion(current, change, now), detail });
};

export const trustAdd: Command = async (context, [name, publicKey], options) => {
  if (!name) throw new UsageError("trust add needs a name and a public key.");
  return changeTrust(context, options, (current, now) => {
    const expires = inDays(now, parseDays(options.days));
    const key = { ...parsePublicKey(publicKey), name, expires };
    if (options.remotes === ROOT)
      return {
        change: addRoot(
          current,
          key,
          parseCount("--threshold", options.threshold ?? String(current.roots.threshold)),
        ),
        detail: `${name} is a root key`,
      };
    const rights = grantRights(options.remotes, parseRights(options.rights));
    const granted = Object.entries(rights).map(([id, what]) => `${what.join(", ")} of ${id}`);
    return { change: addKey(current, { ...key, rights }), detail: `${name} may ${granted.join("; ")}` };
  });
};

export const trustRemove: Command = async (context, [name], options) => {
  if (!name) throw new UsageError("trust remove needs the name of a key.");
  return changeTrust(context, options, (current) => ({
    change: removeKey(current, name),
    detail: `${name} has no rights any more`,
  }));
};

export const trustRotate: Command = async (context, [name, publicKey], options) => {
  if (!name) throw new UsageError("trust rotate needs the name of a key and the new public key.");
  return changeTrust(context, options, (current, now) => {
    const key = parsePublicKey(publicKey);
    if ([...current.keys, ...current.roots.keys, ...current.retired].some(({ id }) => id === key.id))
      throw new RefusedError("This key is known already; make a new one with keygen.");
    const expires = inDays(now, parseDays(options.days));
    return { change: rotateKey(current, name, key, expires), detail: `${name} has another key` };
  });
};

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
  const next = nextVersion(current, { roots: rootsOf(context, options) }, context.now());
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

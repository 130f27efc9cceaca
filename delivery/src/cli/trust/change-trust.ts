import { writeFile } from "node:fs/promises";
import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";
import { toJson } from "../../registry/trust/envelope";
import { type PublicKey, readPublicKey } from "../../registry/trust/keys";
import {
  ALL_REMOTES,
  RIGHTS,
  type TeamKey,
  type TrustDocument,
  type TrustedKey,
} from "../../registry/trust/trust-document";
import { type Options, parseCount, UsageError } from "../arguments";
import type { Command, CommandResult } from "../command";
import { finishChange, propose, requireTrusted, submitProposal } from "./proposal";

/** The default rights of a team's key: everything but skipping the verification and leaving its frame. */
const USUAL_RIGHTS = RIGHTS.filter((right) => right !== "unverified" && right !== "isolate");

/** The value of `--remotes` for a root key. */
const ROOT = "root";

const DAY_MS = 24 * 3_600_000;

/** How long a trust document is valid, in days; its root keys should renew it before. */
const DOCUMENT_DAYS = 365;

const inDays = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

/** When a key expires that is added now. */
const expiryOf = (now: Date, { days }: Options): string => inDays(now, parseCount("--days", days, 3_650));

/** Reads `--remotes gallery,detail` and `--rights`, which are the same for each; `*` means all remotes. */
const parseRights = ({ remotes, rights: named }: Options): TeamKey["rights"] => {
  const rights = named?.split(",").map((name) => {
    const right = RIGHTS.find((known) => known === name.trim());
    if (!right) throw new UsageError(`There is no right ${name}; there are: ${RIGHTS.join(", ")}.`);
    return right;
  });
  if (!remotes)
    throw new UsageError(`--remotes names what the key is for: gallery,detail, or '${ALL_REMOTES}'.`);
  const ids = remotes.split(",").map((id) => id.trim().replace(/^mfe-/, ""));
  return Object.fromEntries(ids.map((id) => [id, rights ?? USUAL_RIGHTS]));
};

const parsePublicKey = (text: string | undefined): PublicKey => {
  if (!text) throw new UsageError("The public key is missing; keygen prints it.");
  try {
    return readPublicKey(text);
  } catch {
    throw new UsageError(`"${text}" is not a public ed25519 key.`);
  }
};

/** The next version of the document with these changes, valid from now on. */
const nextVersion = (document: TrustDocument, change: Partial<TrustDocument>, now: Date): TrustDocument => ({
  ...document,
  ...change,
  version: document.version + 1,
  issuedAt: now.toISOString(),
  expires: inDays(now, DOCUMENT_DAYS),
});

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

/** The retired keys once a team's key is one of them. */
const retire = ({ keys, retired }: TrustDocument, name: string): TrustedKey[] => [
  ...retired,
  ...keys.filter((key) => key.name === name).map(({ rights: _, ...key }) => key),
];

const refuseUnknown = ({ keys, roots }: TrustDocument, name: string): void => {
  if (![...keys, ...roots.keys].some((key) => key.name === name))
    throw new RefusedError(
      `There is no key ${name}; there are: ${keys.map((key) => key.name).join(", ") || "none"}.`,
    );
};

const without = <Key extends TrustedKey>(keys: Key[], name: string): Key[] =>
  keys.filter((key) => key.name !== name);

export const trustAdd: Command = async (context, [name, publicKey], options) => {
  if (!name) throw new UsageError("trust add needs a name and a public key.");
  return changeTrust(context, options, (current, now) => {
    const { keys, roots, retired } = current;
    const expires = expiryOf(now, options);
    const key = { ...parsePublicKey(publicKey), name, expires };
    if (options.remotes === ROOT) {
      const threshold = parseCount("--threshold", options.threshold ?? String(roots.threshold));
      const change = { roots: { threshold, keys: [...without(roots.keys, name), key] } };
      return { change, detail: `${name} is a root key` };
    }
    const rights = parseRights(options);
    const granted = Object.entries(rights).map(([id, what]) => `${what.join(", ")} of ${id}`);
    const isReplaced = keys.some((known) => known.name === name && known.id !== key.id);
    const change = {
      keys: [...without(keys, name), { ...key, rights }],
      retired: isReplaced ? retire(current, name) : retired,
    };
    return { change, detail: `${name} may ${granted.join("; ")}` };
  });
};

export const trustRemove: Command = async (context, [name], options) => {
  if (!name) throw new UsageError("trust remove needs the name of a key.");
  return changeTrust(context, options, (current) => {
    refuseUnknown(current, name);
    const { keys, roots } = current;
    const left = without(roots.keys, name);
    if (left.length < roots.threshold)
      throw new RefusedError(`${roots.threshold} root keys must remain: rotate ${name} instead.`);
    const retired = retire(current, name);
    const change = { keys: without(keys, name), roots: { ...roots, keys: left }, retired };
    return { change, detail: `${name} has no rights any more` };
  });
};

/** Replaces a key by another one with the same name and rights. */
export const trustRotate: Command = async (context, [name, publicKey], options) => {
  if (!name) throw new UsageError("trust rotate needs the name of a key and the new public key.");
  return changeTrust(context, options, (current, now) => {
    const { keys, roots, retired } = current;
    const next = parsePublicKey(publicKey);
    if ([...keys, ...roots.keys, ...retired].some(({ id }) => id === next.id))
      throw new RefusedError("This key is known already; make a new one with keygen.");
    const expires = expiryOf(now, options);
    refuseUnknown(current, name);
    const replace = <Key extends TrustedKey>(key: Key): Key =>
      key.name === name ? { ...key, ...next, expires } : key;
    const change = {
      keys: keys.map(replace),
      roots: { ...roots, keys: roots.keys.map(replace) },
      retired: retire(current, name),
    };
    return { change, detail: `${name} has another key` };
  });
};

const rootsOf = ({ signers, now }: ReleaseContext, options: Options): TrustDocument["roots"] => {
  const { name, threshold } = options;
  if (signers.length === 0) throw new UsageError("Name the root key: --key FILE, one or several.");
  const expires = expiryOf(now(), options);
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

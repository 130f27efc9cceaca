import { readFile, writeFile } from "node:fs/promises";
import type { Registry } from "@promptfolio/contracts/registry";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { revisionKey, trustKey } from "../../registry/object-keys";
import { parseRevision } from "../../registry/registry-schema";
import type { ReleaseContext } from "../../registry/release-context";
import { ConflictError, type ReleaseStore } from "../../registry/release-store";
import { RefusedError } from "../../registry/transitions";
import {
  addSignature,
  contentsOf,
  type Envelope,
  hashOf,
  parseEnvelope,
  payloadOf,
  signPayload,
  toJson,
} from "../../registry/trust/envelope";
import type { SigningKey } from "../../registry/trust/keys";
import { CHECKPOINT, STATE_TYPE, signState } from "../../registry/trust/state";
import { isSignedByRoots, TRUST_TYPE, verifyTrust } from "../../registry/trust/trust-chain";
import { parseTrust, type TrustDocument } from "../../registry/trust/trust-document";
import type { TrustedStore } from "../../registry/trust/trusted-store";
import { type Options, UsageError } from "../arguments";
import type { Command, CommandResult } from "../command";

export const requireTrusted = ({ trusted }: ReleaseContext): TrustedStore => {
  if (!trusted)
    throw new RefusedError('Nothing is signed in this store yet: begin with "trust init --key ROOT.key".');
  return trusted;
};

/** A changed trust document, and a checkpoint: the registry's state, signed by root keys under that document. */
export interface Proposal {
  trust: Envelope;
  checkpoint: Envelope;
}

const readEnvelope = (value: unknown): Envelope => {
  const envelope = parseEnvelope(value);
  if (!envelope) throw new RefusedError("The file contains no proposal of the trust command.");
  return envelope;
};

const readProposal = async (file: string): Promise<Proposal> => {
  const parsed: unknown = JSON.parse(await readFile(file, "utf8"));
  if (typeof parsed !== "object" || parsed === null || !("trust" in parsed) || !("checkpoint" in parsed))
    throw new RefusedError(`${file} contains no proposal of the trust command.`);
  return { trust: readEnvelope(parsed.trust), checkpoint: readEnvelope(parsed.checkpoint) };
};

const writeProposal = (file: string, proposal: Proposal): Promise<void> => writeFile(file, toJson(proposal));

const signProposal = (proposal: Proposal, keys: readonly SigningKey[]): Proposal => ({
  trust: keys.reduce(addSignature, proposal.trust),
  checkpoint: keys.reduce(addSignature, proposal.checkpoint),
});

/** Adds the descriptor's hash to every release, including those published before anything was signed. */
const withDescriptorHashes = async (store: ReleaseStore, registry: Registry): Promise<Registry> => {
  const hashed = structuredClone(registry);
  for (const [id, { releases }] of Object.entries(hashed.entries))
    for (const release of releases) {
      const descriptor = release.descriptor ?? (await store.hashDescriptor(id, release.version));
      if (descriptor !== undefined) release.descriptor = descriptor;
    }
  return hashed;
};

/** The newest state of an unsigned store and its hash, unverified: the chain of signed states starts from it. */
const readHead = async (
  objects: ObjectStore,
  registry: Registry,
): Promise<{ registry: Registry; hash: string } | undefined> => {
  const bytes = await objects.read(revisionKey(registry.revision));
  return bytes && { registry, hash: hashOf(contentsOf(bytes)) };
};

/** Makes a proposal from a new document and the registry's checkpoint under it, signed with the given keys. */
export const propose = async (
  context: ReleaseContext,
  document: TrustDocument,
  detail: string,
): Promise<Proposal> => {
  const { store, objects, trusted, signers, by, now } = context;
  if (signers.length === 0) throw new RefusedError("Name the root key that signs this: --key FILE.");
  const head = trusted ? trusted.head() : await readHead(objects, await store.readRegistry());
  const before = head?.registry ?? (await store.readRegistry());
  const moment = now().toISOString();
  const { bytes } = signState({
    next: await withDescriptorHashes(store, before),
    line: {
      at: moment > before.updatedAt ? moment : before.updatedAt,
      by,
      action: CHECKPOINT,
      id: "shell",
      detail,
    },
    head,
    trust: document,
    signers,
    now: now(),
  });
  return {
    trust: signPayload(TRUST_TYPE, toJson(document), signers),
    checkpoint: readEnvelope(JSON.parse(bytes.toString("utf8"))),
  };
};

const refuseUnsigned = (
  { trust, checkpoint }: Proposal,
  current: TrustDocument | undefined,
  document: TrustDocument,
): void => {
  const documents = current ? [current, document] : [document];
  const isSigned =
    documents.every((one) => isSignedByRoots(trust, TRUST_TYPE, one)) &&
    isSignedByRoots(checkpoint, STATE_TYPE, document);
  if (isSigned) return;
  const names = documents.map(
    ({ version, roots }) =>
      `${roots.threshold} of ${roots.keys.map(({ name }) => name).join(", ")} (version ${version})`,
  );
  throw new RefusedError(
    `More root keys have to sign: ${names.join(" and ")}. Prepare it with --out FILE, then "trust sign FILE --key OTHER" and "trust submit FILE".`,
  );
};

/**
 * Stores a proposal: the trust document, then the registry's checkpoint.
 * @param current the document that is replaced; undefined: there is none, or its root keys are lost
 */
export const submitProposal = async (
  objects: ObjectStore,
  proposal: Proposal,
  current: TrustDocument | undefined,
): Promise<TrustDocument> => {
  const document = parseTrust(payloadOf(proposal.trust));
  refuseUnsigned(proposal, current, document);
  const trust = toJson(proposal.trust);
  verifyTrust(trust, current);
  const { registry } = parseRevision(payloadOf(proposal.checkpoint).toString("utf8"));
  if (await objects.has(revisionKey(registry.revision))) throw new ConflictError();
  if (!(await objects.create(trustKey(document.version), trust))) throw new ConflictError();
  if (!(await objects.create(revisionKey(registry.revision), toJson(proposal.checkpoint))))
    throw new RefusedError('Somebody released at the same moment: run "trust checkpoint".');
  return document;
};

/** Stores a changed trust document, or writes it to `--out` for other root keys to sign. */
export const finishChange = async (
  context: ReleaseContext,
  { out }: Options,
  { current, next, detail }: { current: TrustDocument | undefined; next: TrustDocument; detail: string },
): Promise<CommandResult> => {
  const proposal = await propose(context, next, detail);
  const data = { version: next.version, detail };
  if (out !== undefined) {
    if (!context.dryRun) await writeProposal(out, proposal);
    return {
      lines: [
        `${out} says: ${detail}. Sign it with "trust sign ${out}", enter it with "trust submit ${out}".`,
      ],
      data,
      writes: true,
    };
  }
  if (!context.dryRun) await submitProposal(context.objects, proposal, current);
  return { lines: [`Trust document ${next.version}: ${detail}.`], data, writes: true };
};

export const trustSign: Command = async ({ signers, dryRun }, [file]) => {
  if (!file || signers.length === 0) throw new UsageError("trust sign needs a file, and --key.");
  const signed = signProposal(await readProposal(file), signers);
  if (!dryRun) await writeProposal(file, signed);
  const { version } = parseTrust(payloadOf(signed.trust));
  return {
    lines: [`${file} (trust document ${version}) has ${signed.trust.signatures.length} signatures.`],
    data: { version, signatures: signed.trust.signatures.length },
    writes: true,
  };
};

export const trustSubmit: Command = async (context, [file]) => {
  if (!file) throw new UsageError("trust submit needs a file.");
  const current = context.trusted ? await context.trusted.trust() : undefined;
  const proposal = await readProposal(file);
  const { version } = parseTrust(payloadOf(proposal.trust));
  if (!context.dryRun) await submitProposal(context.objects, proposal, current);
  return { lines: [`Trust document ${version} is entered.`], data: { version }, writes: true };
};

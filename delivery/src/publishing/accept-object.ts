import { readFile } from "node:fs/promises";
import type { Registry } from "@promptfolio/contracts/registry";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { reasonOf } from "@promptfolio/server/error-code";
import { assertCompatible, assertDescriptorCompatible } from "../registry/assert-compatible";
import type { ReleaseObjects } from "../registry/create-release-store";
import { parseDescriptor, VERSION_PATTERN } from "../registry/descriptor-schema";
import { fileTypeErrors } from "../registry/file-types";
import { releaseIntegrity } from "../registry/integrity";
import { descriptorKey, revisionKey, trustKey } from "../registry/object-keys";
import { LIMITS } from "../registry/publishing-limits";
import { createSharedFilesCheck } from "../registry/shared-files";
import { emptyRegistry, entryOf, RefusedError } from "../registry/transitions";
import { parseEnvelope, payloadOf } from "../registry/trust/envelope";
import { CHECKPOINT, type VerifiedState } from "../registry/trust/state";
import { verifyTrust } from "../registry/trust/trust-chain";
import { hasRight, type TeamKey, type TrustedKey } from "../registry/trust/trust-document";
import { asRefusal, type TrustedStore } from "../registry/trust/trusted-store";
import { isVerified } from "../registry/verification";
import { isListedFile } from "../registry/verified-files";

export interface Receiver {
  objects: ReleaseObjects;
  trusted: TrustedStore;
}

/** Checks that a release that the state adds was uploaded and is the one that the state names. */
const assertPublished = async ({ trusted }: Receiver, { registry, change: { id } }: VerifiedState) => {
  const release = entryOf(registry, id).releases.at(-1);
  const descriptor = release && (await trusted.readDescriptor(id, release.version));
  const isThere =
    descriptor &&
    release.integrity === releaseIntegrity(descriptor) &&
    release.contentHash === descriptor.contentHash &&
    release.descriptor !== undefined &&
    release.descriptor === (await trusted.hashDescriptor(id, release.version));
  if (!isThere) throw new RefusedError(`The release of ${id} that this names has not been uploaded.`);
  await createSharedFilesCheck(trusted, descriptor)(registry);
};

/**
 * Checks that a release that becomes stable was verified with the live releases, or that the key may skip that and the
 * log records it.
 */
const assertVerifiedOrAllowed = async (
  { objects, trusted }: Receiver,
  { registry, change: { id, detail, key } }: VerifiedState,
  version: string,
): Promise<void> => {
  if (await isVerified({ objects }, registry, id, version)) return;
  const signer = (await trusted.trust()).keys.find(({ name }) => name === key);
  if (!signer || !hasRight(signer, id, "unverified"))
    throw new RefusedError(
      `${id} ${version} was not verified beside what is live, and the key ${key} may not skip that: run "release verify ${id} ${version}".`,
    );
  if (!detail.endsWith("(unverified)")) throw new RefusedError("The audit line must end with (unverified).");
};

/** The version that visitors get after a change but not before it; undefined if there is none. */
const newlyServed = (before: Registry, { registry, change: { id } }: VerifiedState): string | undefined => {
  const [was, is] = [entryOf(before, id).channel, entryOf(registry, id).channel];
  if (is.stable !== was.stable) return is.stable ?? undefined;
  return is.canary?.version === was.canary?.version ? undefined : is.canary?.version;
};

/** Stores a state that a team has signed, after the checks that every reader makes and those that only the site can. */
export const acceptState = async (receiver: Receiver, key: string, file: string): Promise<boolean> => {
  const { trusted } = receiver;
  const bytes = await readFile(file);
  const state = await trusted.checkState(bytes);
  if (revisionKey(state.registry.revision) !== key)
    throw new RefusedError(`This is revision ${state.registry.revision}.`);
  const before = trusted.head()?.registry ?? emptyRegistry();
  const { action, id } = state.change;
  if (action.includes("publish")) await assertPublished(receiver, state);
  const version = newlyServed(before, state);
  if (version && action !== CHECKPOINT) await assertCompatible(trusted, before, id, version);
  if (version && action.includes("promote")) await assertVerifiedOrAllowed(receiver, state, version);
  await trusted.acceptState(bytes);
  return true;
};

export type Caller = TeamKey | TrustedKey;

interface Kind {
  maxBytes: number;
  /** Accepts an upload from a file on disk whose hash is the signed one. False if the object already exists. */
  accept(receiver: Receiver, key: string, file: string): Promise<boolean>;
}

const parse = (payload: Buffer): ReleaseDescriptor => {
  try {
    return parseDescriptor(payload.toString("utf8"));
  } catch (error) {
    throw new RefusedError(`This is not a release descriptor: ${reasonOf(error)}.`);
  }
};

const assertServable = ({ files }: ReleaseDescriptor): void => {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > LIMITS.files)
    throw new RefusedError(`A release may have at most ${LIMITS.files} files.`);
  const [typeError] = fileTypeErrors(files);
  if (typeError) throw new RefusedError(`${typeError}.`);
  if (bytes > LIMITS.releaseBytes)
    throw new RefusedError(`A release may have at most ${LIMITS.releaseBytes} bytes.`);
};

const assertFilesStored = async (store: TrustedStore, descriptor: ReleaseDescriptor) => {
  const { id, version, files, provenance } = descriptor;
  for (const { path, integrity } of [...files, ...(provenance ? [provenance.sbom] : [])])
    if (!(await store.hasFile(id, version, path, integrity)))
      throw new RefusedError(`${path} of ${id} ${version} is not the file that its descriptor lists.`);
};

/** Ends an upload: checks that all files are stored and that the release is compatible with the live releases. */
const acceptDescriptor: Kind["accept"] = async ({ trusted }, key, file) => {
  const envelope = parseEnvelope(JSON.parse(await readFile(file, "utf8")));
  if (!envelope) throw new RefusedError("The descriptor is not signed.");
  const descriptor = parse(payloadOf(envelope));
  const { id, version } = descriptor;
  if (descriptorKey(id, version) !== key)
    throw new RefusedError(`This is the descriptor of ${id} ${version}.`);
  assertServable(descriptor);
  await assertDescriptorCompatible(trusted, await trusted.readRegistry(), descriptor);
  await assertFilesStored(trusted, descriptor);
  return trusted.acceptDescriptor(envelope);
};

const stripAnchors = (pattern: string): string => pattern.replace(/^\^|\$$/g, "");
const RELEASE = `(?<id>${stripAnchors(REMOTE_ID_PATTERN)})/${stripAnchors(VERSION_PATTERN)}`;
const RELEASE_FILE = new RegExp(`^r/${RELEASE}/(?<path>[A-Za-z0-9_./@-]+)$`);
const VERIFICATION = new RegExp(`^verifications/${RELEASE}/[0-9a-f]{64}\\.json$`);
const REVOCATION = new RegExp(`^previews/revoked/(?<id>${stripAnchors(REMOTE_ID_PATTERN)})\\.json$`);
const STATE = /^registry\/\d{10}\.json$/;
const TRUST = /^trust\/\d{10}\.json$/;

/** Replaces a damaged file by the one that the release's descriptor lists. */
const repairFile: Kind["accept"] = async ({ objects, trusted }, key, file) => {
  const [, id = "", version = "", ...rest] = key.split("/");
  const path = rest.join("/");
  const descriptor = await trusted.readDescriptor(id, version);
  const stored = await objects.read(key);
  if (!descriptor || !stored || (await isListedFile(descriptor, path, stored))) return false;
  if (!(await isListedFile(descriptor, path, await readFile(file)))) return false;
  await objects.write(key, { path: file });
  return true;
};

const acceptFile: Kind["accept"] = async (receiver, key, file) => {
  const { objects } = receiver;
  const prefix = key.split("/").slice(0, 3).join("/");
  if ((await objects.list(`${prefix}/`)).length >= LIMITS.objectsPerRelease)
    throw new RefusedError(`A release may have at most ${LIMITS.files} files.`);
  return (await objects.create(key, { path: file })) || repairFile(receiver, key, file);
};

const acceptTrust: Kind["accept"] = async ({ objects, trusted }, key, file) => {
  const bytes = await readFile(file);
  const { version } = await asRefusal(async () => verifyTrust(bytes, await trusted.trust()));
  if (trustKey(version) !== key) throw new RefusedError(`This is trust document ${version}.`);
  return objects.create(key, bytes);
};

const replaceObject: Kind["accept"] = async ({ objects }, key, file) => {
  await objects.write(key, { path: file });
  return true;
};

/**
 * The kind of object that belongs at a key. Decided before any of the body is read.
 * @throws RefusedError if the caller may not write there, or nothing of a release belongs there
 */
export const kindOf = (key: string, caller: Caller): Kind => {
  const file = RELEASE_FILE.exec(key)?.groups;
  const id = (file ?? (VERIFICATION.exec(key) ?? REVOCATION.exec(key))?.groups)?.["id"];
  if (id !== undefined && !("rights" in caller && hasRight(caller, id, "publish")))
    throw new RefusedError(`The key ${caller.name} may not publish ${id}.`);
  if (file?.["path"] === "release.json") return { maxBytes: LIMITS.documentBytes, accept: acceptDescriptor };
  if (file) return { maxBytes: LIMITS.fileBytes, accept: acceptFile };
  if (id !== undefined) return { maxBytes: LIMITS.documentBytes, accept: replaceObject };
  if (STATE.test(key)) return { maxBytes: LIMITS.documentBytes, accept: acceptState };
  if (TRUST.test(key)) return { maxBytes: LIMITS.documentBytes, accept: acceptTrust };
  throw new RefusedError(`${key} is not a file of a release.`);
};

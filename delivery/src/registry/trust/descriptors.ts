import type { Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, releaseKey } from "@promptfolio/contracts/release";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { LRUCache } from "lru-cache";
import { parseDescriptor, parseDescriptorOf } from "../descriptor-schema";
import { descriptorKey } from "../object-keys";
import { parseRevision } from "../registry-schema";
import type { Revision } from "../release-store";
import { entryOf } from "../transitions";
import { type Envelope, hashOf, openDocument, payloadOf, signersOf, toJson } from "./envelope";
import { CHECKPOINT, STATE_TYPE } from "./state";
import { isSignedByRoots } from "./trust-chain";
import { hasRight, type TrustDocument, TrustError } from "./trust-document";

export const DESCRIPTOR_TYPE = "application/vnd.promptfolio.release+json";

/** How many descriptors are cached; they don't expire, as releases never change. */
const MAX_CACHED = 500;

/** @throws TrustError if the descriptor is not signed by a valid key that may publish the release. */
export const assertPublisher = (
  envelope: Envelope | undefined,
  id: string,
  { keys }: TrustDocument,
  now: Date,
): void => {
  const signer = envelope && signersOf(envelope, DESCRIPTOR_TYPE, keys)[0];
  if (!signer) throw new TrustError(`no key of the trust document has signed this release of ${id}`);
  if (!hasRight(signer, id, "publish")) throw new TrustError(`the key ${signer.name} may not publish ${id}`);
  if (signer.expires < now.toISOString()) throw new TrustError(`the key ${signer.name} has expired`);
};

interface DescriptorOptions {
  objects: ObjectStore;
  registry: () => Registry;
  trust: () => Promise<TrustDocument>;
  now: () => Date;
}

/** Reads descriptors that a verified state names by hash, or that are signed by a key that may publish them. */
export const createDescriptorReader = ({ objects, registry, trust, now }: DescriptorOptions) => {
  const cached = new LRUCache<string, ReleaseDescriptor>({ max: MAX_CACHED });

  const read = async (id: string, version: string): Promise<ReleaseDescriptor | undefined> => {
    const key = releaseKey(id, version);
    const known = cached.get(key);
    if (known) return known;
    const bytes = await objects.read(descriptorKey(id, version));
    if (!bytes) return undefined;
    const { payload, envelope } = openDocument(bytes);
    const descriptor = parseDescriptorOf(id, version, payload);
    const release = entryOf(registry(), id).releases.find((one) => one.version === version);
    if (!release) {
      assertPublisher(envelope, id, await trust(), now());
      return descriptor;
    }
    if (release.descriptor !== hashOf(payload))
      throw new TrustError(`the descriptor of ${id} ${version} differs from the published one`);
    cached.set(key, descriptor);
    return descriptor;
  };

  return {
    read,
    forget: (id: string, version: string): void => {
      cached.delete(releaseKey(id, version));
    },
    /**
     * False if the release already exists. An existing descriptor without a valid signature is replaced: it must not
     * block the release.
     */
    create: async (envelope: Envelope): Promise<boolean> => {
      const { id, version } = parseDescriptor(payloadOf(envelope).toString("utf8"));
      assertPublisher(envelope, id, await trust(), now());
      const key = descriptorKey(id, version);
      if (await objects.create(key, toJson(envelope))) return true;
      if (await read(id, version).catch(() => undefined)) return false;
      if (entryOf(registry(), id).releases.some((one) => one.version === version)) return false;
      await objects.write(key, toJson(envelope));
      return true;
    },
    /** A state of the history, with the name of the key that signed it; undefined if it is missing. */
    readSigned: async (key: string, document: TrustDocument): Promise<Revision | undefined> => {
      const bytes = await objects.read(key);
      if (!bytes) return undefined;
      const { payload, envelope } = openDocument(bytes);
      const revision = parseRevision(payload.toString("utf8"));
      if (!envelope) return revision;
      const isRoot = revision.change.action === CHECKPOINT && isSignedByRoots(envelope, STATE_TYPE, document);
      const [signer] = signersOf(envelope, STATE_TYPE, [...document.keys, ...document.retired]);
      const name = isRoot ? "root" : signer?.name;
      return name ? { ...revision, change: { ...revision.change, key: name } } : revision;
    },
  };
};

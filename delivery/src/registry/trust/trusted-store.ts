import type { Registry } from "@promptfolio/contracts/registry";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { createReleaseStore, type ReleaseObjects } from "../create-release-store";
import { revisionKey, trustKey } from "../object-keys";
import { ConflictError, type ReleaseStore, type Revision } from "../release-store";
import { emptyRegistry, RefusedError } from "../transitions";
import { assertPublisher, createDescriptorReader, DESCRIPTOR_TYPE } from "./descriptors";
import { type Envelope, signPayload, toJson } from "./envelope";
import type { SigningKey } from "./keys";
import type { LastGoodStore } from "./last-good";
import { assertHasSigner, readState, signState, type VerifiedState, verifyState } from "./state";
import { createStateChain } from "./state-chain";
import { createTrustReader, newerTrust } from "./trust-chain";
import { TrustError } from "./trust-document";

/** A release store that trusts only what is signed by a key with the right to it. */
export type TrustedStore = Awaited<ReturnType<typeof openTrustedStore>>;

interface TrustOptions {
  /** The keys that changes are signed with. */
  signers?: readonly SigningKey[];
  now?: () => Date;
  /** Called once for each new problem, while the last good state stays in use; undefined: problems are errors. */
  onProblem?: ((problem: string) => void) | undefined;
  lastGood?: LastGoodStore;
}

/** Turns a TrustError into a RefusedError: what a caller's key may not do is a refusal, not a problem of the store. */
export const asRefusal = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof TrustError) throw new RefusedError(`Refused: ${error.message}.`);
    throw error;
  }
};

/** Opens a store whose states and descriptors are verified, starting from the pinned trust document. */
const openTrustedStore = async (
  objects: ReleaseObjects,
  pinned: Buffer,
  { signers = [], now = () => new Date(), onProblem, lastGood: lastGoodStore }: TrustOptions,
) => {
  const base = createReleaseStore(objects);
  const lastGood = await lastGoodStore?.read();
  const reader = createTrustReader(objects, newerTrust(pinned, lastGood?.trust));
  const chain = createStateChain({ objects, trust: reader, now, lastGood });
  const reported = new Set<string>();
  let saved: string | undefined;
  let problems = 0;

  const expiryProblem = (): string | undefined => {
    const at = now().toISOString();
    const { version, expires } = reader.current();
    if (expires < at) return `trust document ${version} expired at ${expires}`;
    const until = chain.head()?.chain?.expires;
    return until && until < at
      ? `the registry's state expired at ${until}: newer ones may be withheld`
      : undefined;
  };

  const save = async (): Promise<void> => {
    const head = chain.head();
    if (!lastGoodStore || !head || head.hash === saved) return;
    saved = head.hash;
    try {
      await lastGoodStore.write({ trust: reader.bytes(), state: head.bytes });
    } catch (error) {
      onProblem?.(
        `the last good state can't be remembered: ${error instanceof Error ? error.message : error}`,
      );
    }
  };

  const advance = async (): Promise<void> => {
    await chain.advance();
    await save();
    const refused = chain.problem();
    if (refused && !onProblem) throw new TrustError(`This store can't be trusted: ${refused}.`);
    const problem = refused ?? expiryProblem();
    if (!problem) return reported.clear();
    if (reported.has(problem)) return;
    reported.add(problem);
    problems += 1;
    onProblem?.(problem);
  };

  const registry = (): Registry => chain.head()?.registry ?? emptyRegistry();
  const descriptors = createDescriptorReader({ objects, registry, trust: reader.read, now });

  /**
   * Verifies the next state, signed by another process, and writes nothing.
   * @throws RefusedError that says what is wrong, ConflictError if it is not the next one
   */
  const checkState = async (bytes: Buffer): Promise<VerifiedState> => {
    await advance();
    if (readState(bytes).state.registry.revision !== registry().revision + 1) throw new ConflictError();
    const trust = await reader.read();
    return asRefusal(async () => verifyState(bytes, chain.head(), { trust, now: now(), isNew: true }));
  };

  /** Verifies the next state and stores it. */
  const acceptState = async (bytes: Buffer): Promise<void> => {
    const { registry: accepted } = await checkState(bytes);
    if (!(await objects.create(revisionKey(accepted.revision), bytes))) throw new ConflictError();
    await advance();
  };

  await advance();
  const store: ReleaseStore = {
    ...base,
    registryTag: async () => {
      await advance();
      return String(registry().revision);
    },
    readRegistry: async () => {
      await advance();
      return registry();
    },
    writeRegistry: async (next, expected, line) => {
      await advance();
      if (registry().revision !== expected) throw new ConflictError();
      const state = { next, line, head: chain.head(), trust: await reader.read(), signers, now: now() };
      const { registry: written, bytes } = signState(state);
      await acceptState(bytes);
      return written;
    },
    revisions: async function* (): AsyncIterable<Revision> {
      await advance();
      const trust = await reader.read();
      for (let revision = registry().revision; revision > 0; revision -= 1) {
        const found = await descriptors.readSigned(revisionKey(revision), trust);
        if (!found) return;
        yield found;
      }
    },
    readDescriptor: descriptors.read,
    createDescriptor: (descriptor) =>
      asRefusal(() => descriptors.create(signPayload(DESCRIPTOR_TYPE, toJson(descriptor), signers))),
    removeRelease: (id, version) => {
      descriptors.forget(id, version);
      return base.removeRelease(id, version);
    },
  };
  return {
    ...store,
    /** @throws RefusedError if this command's key may not publish releases of the remote. */
    assertMayPublish: (id: string): Promise<void> =>
      asRefusal(async () => {
        assertHasSigner(signers);
        assertPublisher(signPayload(DESCRIPTOR_TYPE, toJson({}), signers), id, await reader.read(), now());
      }),
    checkState,
    acceptState,
    /** Stores a descriptor that its publisher has signed; false if the release already exists. */
    acceptDescriptor: (envelope: Envelope): Promise<boolean> => asRefusal(() => descriptors.create(envelope)),
    trust: reader.read,
    /** The last trust document read. */
    current: reader.current,
    head: chain.head,
    /** How many problems were found since the start. */
    problems: () => problems,
    /** For operators: what fails verification or has expired, and when the registry's state must be confirmed again. */
    report: async () => {
      const trust = await reader.read();
      return { trust, problem: chain.problem() ?? expiryProblem(), expires: chain.head()?.chain?.expires };
    },
  };
};

interface OpenOptions extends TrustOptions {
  /** The configured trust document: only what its signatures lead to is trusted. Undefined: nothing is verified. */
  pinned: Buffer | undefined;
}

/** A store whose contents are verified if a trust document is given; `trusted` is undefined if not. */
export const openReleaseStore = async (
  objects: ReleaseObjects,
  { pinned, ...options }: OpenOptions,
): Promise<{ store: ReleaseStore; trusted: TrustedStore | undefined }> => {
  if (!pinned) return { store: createReleaseStore(objects), trusted: undefined };
  const trusted = await openTrustedStore(objects, pinned, options);
  return { store: trusted, trusted };
};

/** The store's own first trust document, for commands on machines without a configured one. */
export const readFirstTrust = (objects: ObjectStore): Promise<Buffer | undefined> =>
  objects.read(trustKey(1));

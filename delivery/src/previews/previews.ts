import type { ResolvedMap } from "@promptfolio/contracts/page";
import { type ReleaseDescriptor, releaseKey, SHELL_ID } from "@promptfolio/contracts/release";
import { LRUCache } from "lru-cache";
import type { ReleaseContext } from "../registry/release-context";
import type { ServedReleases } from "../registry/resolve";
import { ownersOf, resolveAlone } from "../registry/resolve";
import { routeErrors } from "../registry/route-errors";
import { entryOf, RefusedError } from "../registry/transitions";
import { signersOf } from "../registry/trust/envelope";
import { hasRight } from "../registry/trust/trust-document";
import {
  createPreviewToken,
  openPreviewKey,
  PREVIEW_TYPE,
  type Preview,
  readPreviewKey,
  readPreviewToken,
  readRevocation,
  type SignedPreview,
} from "./preview-objects";

/** The map with the previewed version of its remote; undefined if its routes conflict with another remote's by now. */
export const applyPreview = (
  map: ResolvedMap,
  { preview, descriptor }: OpenPreview,
): ResolvedMap | undefined => {
  const { remote, version, expires } = preview;
  const previewing = { ...map, preview: { remote, version, expires } };
  const resolved = resolveAlone(descriptor);
  if (remote === SHELL_ID) return { ...previewing, shell: { version, base: resolved.base } };
  if (routeErrors(descriptor, ownersOf(map.remotes)).length > 0) return undefined;
  const isolation = map.remotes[remote]?.isolation;
  const previewed = { ...resolved, ...(isolation && { isolation }) };
  return { ...previewing, remotes: { ...map.remotes, [remote]: previewed } };
};

/** The releases that pages are rendered from, including the previewed one. */
export const releasesWith = (
  stored: ServedReleases,
  { preview, descriptor }: OpenPreview,
): ServedReleases => ({
  ...stored,
  descriptor: (id, version) =>
    id === preview.remote && version === preview.version ? descriptor : stored.descriptor(id, version),
});

/** How long a link may be valid at most, in hours. */
export const MAX_PREVIEW_HOURS = 72;
const HOUR_MS = 3_600_000;

/** How long a revocation may take to apply, in milliseconds. */
const REVOCATION_TTL_MS = 1_000;

export interface OpenPreview {
  preview: Preview;
  descriptor: ReleaseDescriptor;
}

export const createPreviews = ({
  objects,
  store,
  trusted,
  now = () => new Date(),
}: Pick<ReleaseContext, "objects" | "store" | "trusted"> & { now?: () => Date }) => {
  const revocations = new LRUCache<string, string>({
    max: 200,
    ttl: REVOCATION_TTL_MS,
    fetchMethod: async (remote) => (await readRevocation(objects, remote))?.before ?? "",
  });
  const descriptors = new LRUCache<string, ReleaseDescriptor, Preview>({
    max: 50,
    fetchMethod: (_key, _stale, { context: { remote, version } }) => store.readDescriptor(remote, version),
  });

  const isSigned = async ({ preview, envelope }: SignedPreview): Promise<boolean> => {
    if (!trusted) {
      const key = await readPreviewKey(objects);
      return key !== undefined && signersOf(envelope, PREVIEW_TYPE, [key]).length > 0;
    }
    const at = now().toISOString();
    return signersOf(envelope, PREVIEW_TYPE, trusted.current().keys).some(
      (key) => hasRight(key, preview.remote, "publish") && key.expires > at,
    );
  };

  const isInTime = ({ issuedAt, expires }: Preview): boolean =>
    Date.parse(expires) > now().getTime() &&
    Date.parse(expires) - Date.parse(issuedAt) <= MAX_PREVIEW_HOURS * HOUR_MS;

  return {
    /**
     * The preview of a link; undefined if it is not signed by a key that may publish the remote, has expired or was
     * revoked, or if the release is gone.
     */
    open: async (token: string): Promise<OpenPreview | undefined> => {
      const signed = readPreviewToken(token);
      if (!signed || !isInTime(signed.preview) || !(await isSigned(signed))) return undefined;
      const { preview } = signed;
      if (preview.issuedAt <= ((await revocations.fetch(preview.remote)) ?? "")) return undefined;
      const key = releaseKey(preview.remote, preview.version);
      const descriptor = await descriptors.fetch(key, { context: preview });
      return descriptor && { preview, descriptor };
    },
  };
};

export type Previews = ReturnType<typeof createPreviews>;

export const DEFAULT_PREVIEW_HOURS = 8;

export interface PreviewOrder {
  id: string;
  /** Undefined: the newest. */
  version: string | undefined;
  hours: number;
  /** The origin of the site that the link opens. */
  origin: string;
}

/**
 * Makes a link that shows one browser the live site with a published version.
 * @throws RefusedError if there is no such version, or if the signing key may not publish the remote
 */
export const issuePreview = async (
  { store, objects, trusted, signers, now }: ReleaseContext,
  { id, version: named, hours, origin }: PreviewOrder,
) => {
  await trusted?.assertMayPublish(id);
  const version = named ?? entryOf(await store.readRegistry(), id).releases.at(-1)?.version ?? "";
  if (!(await store.readDescriptor(id, version)))
    throw new RefusedError(`There is no release ${id} ${version}; publish it first.`);
  const issuedAt = now();
  const preview: Preview = {
    remote: id,
    version,
    issuedAt: issuedAt.toISOString(),
    expires: new Date(issuedAt.getTime() + hours * HOUR_MS).toISOString(),
  };
  const keys = trusted ? signers : [await openPreviewKey(objects)];
  return { link: `${origin}/releases/preview?token=${createPreviewToken(preview, keys)}`, preview };
};

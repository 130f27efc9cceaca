import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { LRUCache } from "lru-cache";
import type { ReleaseStore } from "../registry/release-store";
import { signersOf } from "../registry/trust/envelope";
import { hasRight } from "../registry/trust/trust-document";
import type { TrustedStore } from "../registry/trust/trusted-store";
import { readPreviewKey, readRevocation } from "./preview-objects";
import { PREVIEW_TYPE, type Preview, readPreviewToken, type SignedPreview } from "./preview-token";

/** How long a link may be valid at most, in hours. */
export const MAX_PREVIEW_HOURS = 72;
const HOUR_MS = 3_600_000;

/** How long a revocation may take to apply, in milliseconds. */
const REVOCATION_TTL_MS = 1_000;

export interface OpenPreview {
  preview: Preview;
  descriptor: ReleaseDescriptor;
}

export interface Previews {
  /**
   * The preview of a link; undefined if it is not signed by a key that may publish the remote, has expired or was
   * revoked, or if the release is gone.
   */
  open(token: string): Promise<OpenPreview | undefined>;
}

export interface PreviewOptions {
  objects: ObjectStore;
  store: ReleaseStore;
  /** Undefined if nothing is signed. */
  trusted: TrustedStore | undefined;
  now?: () => Date;
}

export const createPreviews = ({
  objects,
  store,
  trusted,
  now = () => new Date(),
}: PreviewOptions): Previews => {
  const revocations = new LRUCache<string, string>({
    max: 200,
    ttl: REVOCATION_TTL_MS,
    fetchMethod: async (remote) => (await readRevocation(objects, remote))?.before ?? "",
  });
  const descriptors = new LRUCache<string, { descriptor: ReleaseDescriptor | undefined }, Preview>({
    max: 50,
    fetchMethod: async (_key, _stale, { context: { remote, version } }) => ({
      descriptor: await store.readDescriptor(remote, version),
    }),
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
    open: async (token) => {
      const signed = readPreviewToken(token);
      if (!signed || !isInTime(signed.preview) || !(await isSigned(signed))) return undefined;
      const { preview } = signed;
      if (preview.issuedAt <= ((await revocations.fetch(preview.remote)) ?? "")) return undefined;
      const found = await descriptors.fetch(`${preview.remote}@${preview.version}`, { context: preview });
      return found?.descriptor ? { preview, descriptor: found.descriptor } : undefined;
    },
  };
};

import type { ReleaseContext } from "../registry/release-context";
import { entryOf, RefusedError } from "../registry/transitions";
import { openPreviewKey } from "./preview-objects";
import { createPreviewToken, type Preview } from "./preview-token";

export const DEFAULT_PREVIEW_HOURS = 8;
const HOUR_MS = 3_600_000;

export interface PreviewOrder {
  id: string;
  /** Undefined: the newest. */
  version: string | undefined;
  hours: number;
  /** The origin of the site that the link opens. */
  origin: string;
}

export interface PreviewLink {
  link: string;
  preview: Preview;
}

/**
 * Makes a link that shows one browser the live site with a published version.
 * @throws RefusedError if there is no such version, or if the signing key may not publish the remote
 */
export const issuePreview = async (
  { store, objects, trusted, signers, now }: ReleaseContext,
  { id, version: named, hours, origin }: PreviewOrder,
): Promise<PreviewLink> => {
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

import type { ResolvedMap } from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";
import { ownersOf, resolveAlone } from "../registry/resolve";
import { routeErrors } from "../registry/route-errors";
import type { ServedReleases } from "../registry/served-releases";
import type { OpenPreview } from "./previews";

/** The map with the previewed version of its remote; undefined if its routes conflict with another remote's by now. */
export const applyPreview = (
  map: ResolvedMap,
  { preview, descriptor }: OpenPreview,
): ResolvedMap | undefined => {
  const { remote, version, expires } = preview;
  if (remote === SHELL_ID) {
    const { base } = resolveAlone(descriptor);
    return { ...map, shell: { version, base }, preview: { remote, version, expires } };
  }
  if (routeErrors(descriptor, ownersOf(map.remotes)).length > 0) return undefined;
  const isolation = map.remotes[remote]?.isolation;
  const previewed = { ...resolveAlone(descriptor), ...(isolation && { isolation }) };
  return {
    ...map,
    remotes: { ...map.remotes, [remote]: previewed },
    preview: { remote, version, expires },
  };
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

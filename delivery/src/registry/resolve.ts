import { createHash } from "node:crypto";
import type { ResolvedFile, ResolvedMap, ResolvedRelease, ResolvedRemote } from "@promptfolio/contracts/page";
import { BASIS_POINTS, type Channel, type Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, releaseFileUrl, SHELL_ID } from "@promptfolio/contracts/release";
import { isCompatible } from "./assert-compatible";
import { isServerFile } from "./file-types";
import { type RouteOwner, routeErrors } from "./route-errors";
import { entryOf } from "./transitions";

/** A visitor's bucket, 0 to 9999. It depends only on visitor and salt, so a larger share only adds visitors. */
export const bucketOf = (salt: string, visitor: string): number =>
  createHash("sha256").update(`${salt}:${visitor}`).digest().readUInt32BE(0) % BASIS_POINTS;

/** Whether a visitor is in a canary's share, given in basis points. */
export const isInCanary = (salt: string, visitor: string, basisPoints: number): boolean =>
  bucketOf(salt, visitor) < basisPoints;

/** Looks up a release's descriptor; undefined if the release does not exist (any more). */
export type FindDescriptor = (id: string, version: string) => ReleaseDescriptor | undefined;

/** The releases that a page is made of, regardless of their source. */
export interface ServedReleases {
  descriptor: FindDescriptor;
  /** The name of a file for the renderers: the same name is always the same code. */
  moduleName(id: string, version: string, path: string): string;
}

/** The name of a file in the release store. */
export const storedModuleName: ServedReleases["moduleName"] = (id, version, path) =>
  `${id}/${version}/${path}`;

const integrityOf = (descriptor: ReleaseDescriptor, path: string): string =>
  descriptor.files.find((file) => file.path === path)?.integrity ?? "";

/** A release as browsers need it. `local` is the base URL of its files on a developer's machine. */
const resolveRelease = (descriptor: ReleaseDescriptor, local?: string): ResolvedRelease => {
  const urlOf = (path: string): string =>
    local === undefined ? releaseFileUrl(descriptor, path) : local + path;
  const resolveFile = (path: string): ResolvedFile => ({
    path: urlOf(path),
    integrity: integrityOf(descriptor, path),
  });
  const pages = Object.fromEntries(
    Object.entries(descriptor.pages).map(([page, { scripts, styles = [] }]) => [
      page,
      { scripts: scripts.map(resolveFile), styles: styles.map(resolveFile) },
    ]),
  );
  const modules = descriptor.files
    .map(({ path }) => path)
    .filter((path) => path.endsWith(".js") && !isServerFile(path));
  return {
    version: descriptor.version,
    base: urlOf(""),
    entry: urlOf(descriptor.entry),
    integrity: integrityOf(descriptor, descriptor.entry),
    hostApi: descriptor.hostApi,
    ...(descriptor.containerName === null
      ? { modules: modules.map(resolveFile) }
      : { containerName: descriptor.containerName }),
    pages,
  };
};

const getsCanary = ({ canary }: Channel, visitor: string | undefined): boolean =>
  canary !== null && visitor !== undefined && isInCanary(canary.salt, visitor, canary.basisPoints);

/** A remote of which visitors get this release alone. */
export const resolveAlone = (descriptor: ReleaseDescriptor, local?: string): ResolvedRemote => ({
  ...resolveRelease(descriptor, local),
  routes: descriptor.routes,
  unusable: null,
  fallback: null,
});

/** The canaries that a visitor gets, as a key: visitors with the same key get the same map. */
export const sharesOf = (registry: Registry, visitor: string | undefined): string =>
  Object.entries(registry.entries)
    .filter(([, { channel }]) => getsCanary(channel, visitor))
    .map(([id]) => id)
    .join();

/** The versions that a visitor may get, best first: the canary if they are in its share, then stable, then history. */
const candidates = (channel: Channel, visitor: string | undefined): string[] => {
  const { canary, stable, history } = channel;
  const versions = [getsCanary(channel, visitor) ? canary?.version : null, stable];
  return [...new Set([...versions, ...history.map(({ version }) => version)])].filter(
    (version) => typeof version === "string",
  );
};

const resolveRemote = (
  id: string,
  channel: Channel,
  visitor: string | undefined,
  hostApi: string,
  descriptorOf: FindDescriptor,
): ResolvedRemote | undefined => {
  const known = candidates(channel, visitor)
    .map((version) => descriptorOf(id, version))
    .filter((descriptor) => descriptor !== undefined);
  const [first] = known;
  if (!first) return undefined;
  const [chosen, fallback] = known.filter((descriptor) => isCompatible(hostApi, descriptor.hostApi));
  return {
    ...resolveAlone(chosen ?? first),
    unusable: chosen
      ? null
      : `${id} ${first.version} needs host API ${first.hostApi}; the shell provides ${hostApi}`,
    fallback: fallback ? resolveRelease(fallback) : null,
    ...(channel.isolation === "frame" && { isolation: channel.isolation }),
  };
};

/** Whether any entry gives different versions to different visitors. */
export const hasCanary = (registry: Registry): boolean =>
  Object.values(registry.entries).some(({ channel }) => channel.canary !== null);

/** The owners of the routes in a map. */
export const ownersOf = (remotes: Record<string, ResolvedRemote>): RouteOwner[] =>
  Object.entries(remotes).map(([id, { routes }]) => ({ id, routes }));

export interface ResolveOptions {
  /** The shell's version in a tab that is already open. */
  running?: string | undefined;
  /** Called for a remote whose routes conflict with the others': the map leaves it out. */
  onExcluded?: (id: string, version: string, why: string) => void;
}

/**
 * Which version of each remote this visitor gets. `visitor` undefined: no canaries. Returns undefined if no shell is
 * released.
 */
export const resolveMap = (
  registry: Registry,
  visitor: string | undefined,
  descriptorOf: FindDescriptor,
  { running, onExcluded = () => undefined }: ResolveOptions = {},
): ResolvedMap | undefined => {
  const { channel } = entryOf(registry, SHELL_ID);
  const shell = [...(running ? [running] : []), ...candidates(channel, visitor)]
    .map((version) => descriptorOf(SHELL_ID, version))
    .find((descriptor) => descriptor !== undefined);
  if (!shell) return undefined;
  const remotes: Record<string, ResolvedRemote> = {};
  for (const [id, entry] of Object.entries(registry.entries)) {
    if (id === SHELL_ID) continue;
    const remote = resolveRemote(id, entry.channel, visitor, shell.hostApi, descriptorOf);
    if (!remote) continue;
    const errors = routeErrors({ id, routes: remote.routes }, ownersOf(remotes));
    if (errors.length === 0) remotes[id] = remote;
    else onExcluded(id, remote.version, errors.join("; "));
  }
  return {
    revision: registry.revision,
    shell: { version: shell.version, base: releaseFileUrl(shell, "") },
    remotes,
  };
};

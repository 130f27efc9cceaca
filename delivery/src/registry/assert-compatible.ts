import type { Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import satisfies from "semver/functions/satisfies.js";
import type { ReleaseStore } from "./release-store";
import { routeErrors } from "./route-errors";
import { liveVersions, RefusedError } from "./transitions";

const label = ({ id, version }: ReleaseDescriptor): string => `${id} ${version}`;

/** Whether a version satisfies the range that is required. False for an invalid range. */
export const isCompatible = (version: string, range: string): boolean => satisfies(version, range);

/** A shell and a remote that visitors may get together. */
interface Pair {
  shell: ReleaseDescriptor;
  remote: ReleaseDescriptor;
}

const hostApiErrors = ({ shell, remote }: Pair, candidate: ReleaseDescriptor): string[] => {
  if (isCompatible(shell.hostApi, remote.hostApi)) return [];
  const [needs, provides] = candidate === remote ? ["it", label(shell)] : [label(remote), "this shell"];
  return [`${needs} needs host API ${remote.hostApi}, ${provides} provides ${shell.hostApi}`];
};

/**
 * The singleton modules that a remote needs in another version than the shell provides. Releases whose descriptors don't
 * list shared modules, such as old ones, are compatible with all.
 */
const sharedModuleErrors = ({ shell, remote }: Pair): string[] => {
  const { shared: provided } = shell;
  if (!provided) return [];
  return Object.entries(remote.shared ?? {})
    .filter(([name, range]) => !isCompatible(provided[name] ?? "", range))
    .map(
      ([name, range]) =>
        `${label(remote)} needs ${name} ${range}, ${label(shell)} provides ${provided[name] ?? "none"}`,
    );
};

/** Why a release is not compatible with the live releases, in sentences; empty if it is. */
export const compatibilityErrors = async (
  store: ReleaseStore,
  registry: Registry,
  candidate: ReleaseDescriptor,
): Promise<string[]> => {
  // Visitors may get the stable and canary releases of all other entries together with this one.
  const live = await Promise.all(
    Object.entries(registry.entries)
      .filter(([id]) => id !== candidate.id)
      .flatMap(([id, { channel }]) =>
        liveVersions(channel).map((version) => store.readDescriptor(id, version)),
      ),
  );
  const others = live.filter((descriptor) => descriptor !== undefined);
  const pairs =
    candidate.id === SHELL_ID
      ? others.map((remote) => ({ shell: candidate, remote }))
      : others.filter(({ id }) => id === SHELL_ID).map((shell) => ({ shell, remote: candidate }));
  return [
    ...pairs.flatMap((pair) => hostApiErrors(pair, candidate)),
    ...pairs.flatMap(sharedModuleErrors),
    ...routeErrors(candidate, others),
  ];
};

/** @throws RefusedError if a release is not compatible with the live releases. */
export const assertDescriptorCompatible = async (
  store: ReleaseStore,
  registry: Registry,
  candidate: ReleaseDescriptor,
): Promise<void> => {
  const errors = await compatibilityErrors(store, registry, candidate);
  if (errors.length > 0)
    throw new RefusedError(
      `${label(candidate)} is not compatible with what is live: ${[...new Set(errors)].join("; ")}.`,
    );
};

/** @throws RefusedError if the release does not exist, or is not compatible with the live releases. */
export const assertCompatible = async (
  store: ReleaseStore,
  registry: Registry,
  id: string,
  version: string,
): Promise<void> => {
  const candidate = await store.readDescriptor(id, version);
  if (!candidate) throw new RefusedError(`There is no release ${id} ${version}; publish it first.`);
  await assertDescriptorCompatible(store, registry, candidate);
};

import type { Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import type { ReleaseStore } from "./release-store";
import { routeErrors } from "./route-errors";
import { isCompatible, sharedModuleErrors } from "./shared-module-errors";
import { RefusedError } from "./transitions";

/** The stable and canary releases of all other entries: visitors may get them together with this one. */
const liveReleasesOfOthers = async (
  store: ReleaseStore,
  registry: Registry,
  id: string,
): Promise<ReleaseDescriptor[]> => {
  const versions = Object.entries(registry.entries)
    .filter(([other]) => other !== id)
    .flatMap(([other, { channel }]) =>
      [channel.stable, channel.canary?.version].map((version) => ({ other, version })),
    );
  const descriptors = await Promise.all(
    versions.map(({ other, version }) => (version ? store.readDescriptor(other, version) : undefined)),
  );
  return descriptors.filter((descriptor) => descriptor !== undefined);
};

const label = ({ id, version }: ReleaseDescriptor): string => `${id} ${version}`;

const hostApiErrors = (candidate: ReleaseDescriptor, others: ReleaseDescriptor[]): string[] =>
  candidate.id === SHELL_ID
    ? others
        .filter(({ hostApi }) => !isCompatible(candidate.hostApi, hostApi))
        .map(
          (remote) =>
            `${label(remote)} needs host API ${remote.hostApi}, this shell provides ${candidate.hostApi}`,
        )
    : others
        .filter(({ id, hostApi }) => id === SHELL_ID && !isCompatible(hostApi, candidate.hostApi))
        .map((shell) => `it needs host API ${candidate.hostApi}, ${label(shell)} provides ${shell.hostApi}`);

/** Why a release is not compatible with the live releases, in sentences; empty if it is. */
export const compatibilityErrors = async (
  store: ReleaseStore,
  registry: Registry,
  candidate: ReleaseDescriptor,
): Promise<string[]> => {
  const others = await liveReleasesOfOthers(store, registry, candidate.id);
  return [
    ...hostApiErrors(candidate, others),
    ...sharedModuleErrors(candidate, others),
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

import type { Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import { isCompatible } from "./compatibility";
import { ownershipConflicts } from "./path-ownership";
import type { ReleaseStore } from "./release-store";
import { RefusedError } from "./transitions";

/** What every visitor may get of the other entries: their stable versions, and their canaries. */
const servedBeside = async (
  store: ReleaseStore,
  registry: Registry,
  id: string,
): Promise<ReleaseDescriptor[]> => {
  const versions = Object.entries(registry.entries)
    .filter(([other]) => other !== id)
    .flatMap(([other, { channel }]) =>
      [channel.stable, channel.canary?.version].map((version) => ({ other, version })),
    );
  const found = await Promise.all(
    versions.map(({ other, version }) => (version ? store.readDescriptor(other, version) : null)),
  );
  return found.filter((descriptor) => descriptor !== null);
};

const nameOf = ({ id, version }: ReleaseDescriptor): string => `${id} ${version}`;

const misfits = (candidate: ReleaseDescriptor, others: ReleaseDescriptor[]): string[] =>
  candidate.id === SHELL_ID
    ? others
        .filter(({ hostApi }) => !isCompatible(candidate.hostApi, hostApi))
        .map(
          (remote) =>
            `${nameOf(remote)} needs host API ${remote.hostApi}, this shell provides ${candidate.hostApi}`,
        )
    : others
        .filter(({ id, hostApi }) => id === SHELL_ID && !isCompatible(hostApi, candidate.hostApi))
        .map((shell) => `it needs host API ${candidate.hostApi}, ${nameOf(shell)} provides ${shell.hostApi}`);

/** Why a release does not fit beside what is served now, in sentences; none if it fits. */
export const objections = async (
  store: ReleaseStore,
  registry: Registry,
  candidate: ReleaseDescriptor,
): Promise<string[]> => {
  const others = await servedBeside(store, registry, candidate.id);
  return [...misfits(candidate, others), ...ownershipConflicts(candidate.id, candidate.routes, others)];
};

/** @throws RefusedError if the release is not there, or does not fit beside what is served now. */
export const admit = async (
  store: ReleaseStore,
  registry: Registry,
  id: string,
  version: string,
): Promise<ReleaseDescriptor> => {
  const candidate = await store.readDescriptor(id, version);
  if (!candidate) throw new RefusedError(`There is no release ${id} ${version}; publish it first.`);
  const reasons = await objections(store, registry, candidate);
  if (reasons.length > 0)
    throw new RefusedError(
      `${id} ${version} does not fit what is live: ${[...new Set(reasons)].join("; ")}.`,
    );
  return candidate;
};

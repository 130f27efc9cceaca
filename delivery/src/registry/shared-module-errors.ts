import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import satisfies from "semver/functions/satisfies.js";

/** Whether a host API version satisfies the range that a remote requires. False for an invalid range. */
export const isCompatible = (hostApi: string, range: string): boolean => satisfies(hostApi, range);

const label = ({ id, version }: ReleaseDescriptor): string => `${id} ${version}`;

const errorsOf = (remote: ReleaseDescriptor, shell: ReleaseDescriptor): string[] => {
  const { shared: provided } = shell;
  if (!provided) return [];
  return Object.entries(remote.shared ?? {}).flatMap(([name, range]) => {
    const version = provided[name];
    if (version !== undefined && isCompatible(version, range)) return [];
    return [
      `${label(remote)} needs ${name} ${range}, ${label(shell)} provides ${version === undefined ? "none" : version}`,
    ];
  });
};

/**
 * The singleton modules that a remote needs in another version than the shell provides, in sentences. Releases whose
 * descriptors don't list shared modules, such as old ones, are compatible with all.
 */
export const sharedModuleErrors = (candidate: ReleaseDescriptor, others: ReleaseDescriptor[]): string[] =>
  candidate.id === SHELL_ID
    ? others.flatMap((remote) => (remote.id === SHELL_ID ? [] : errorsOf(remote, candidate)))
    : others.filter(({ id }) => id === SHELL_ID).flatMap((shell) => errorsOf(candidate, shell));

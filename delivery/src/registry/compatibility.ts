import satisfies from "semver/functions/satisfies.js";

/** Whether a remote that asks for this range of host API versions works with this host. An unreadable range does not. */
export const isCompatible = (hostApi: string, range: string): boolean => satisfies(hostApi, range);

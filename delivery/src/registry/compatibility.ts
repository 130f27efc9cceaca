import satisfies from "semver/functions/satisfies.js";

/** Whether a host API version satisfies the range that a remote requires. False for an invalid range. */
export const isCompatible = (hostApi: string, range: string): boolean => satisfies(hostApi, range);

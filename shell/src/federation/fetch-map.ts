import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";

const TIMEOUT_MS = 2_000;

const isMap = (value: unknown): value is ResolvedMap =>
  typeof value === "object" && value !== null && "remotes" in value;

/** Fetches the version of a remote that this visitor gets now, compatible with the shell in this tab. */
export const fetchRelease = async (
  shellVersion: string,
  remote: string,
): Promise<ResolvedRemote | undefined> => {
  const response = await fetch(`/r/map.json?shell=${encodeURIComponent(shellVersion)}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const map: unknown = response.ok ? await response.json() : undefined;
  return isMap(map) ? map.remotes[remote] : undefined;
};

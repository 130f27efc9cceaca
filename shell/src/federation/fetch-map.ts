import type { ResolvedMap } from "@promptfolio/contracts/page";

const isMap = (value: unknown): value is ResolvedMap =>
  typeof value === "object" && value !== null && "remotes" in value;

/**
 * Fetches the versions that this visitor gets now, compatible with the shell in this tab.
 * @throws Error if the server returns none, and whatever `fetch` throws, also after the timeout
 */
export const fetchMap = async (shellVersion: string, timeoutMs: number): Promise<ResolvedMap> => {
  const response = await fetch(`/r/map.json?shell=${encodeURIComponent(shellVersion)}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const map: unknown = response.ok ? await response.json() : undefined;
  if (!isMap(map)) throw new Error(`The map could not be fetched: ${response.status}`);
  return map;
};

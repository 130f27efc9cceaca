import type { ResolvedMap } from "@promptfolio/contracts/page";

/** How long a visitor who retries waits for it, in milliseconds; then the known versions are tried again. */
const TIMEOUT_MS = 2_000;

/**
 * Fetches the versions that this visitor gets now, compatible with the shell in this tab.
 * @throws Error if the server refuses, and whatever `fetch` throws, also after the timeout
 */
export const fetchMap = async (shellVersion: string): Promise<ResolvedMap> => {
  const response = await fetch(`/r/map.json?shell=${encodeURIComponent(shellVersion)}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The map could not be fetched: ${response.status}`);
  return response.json();
};

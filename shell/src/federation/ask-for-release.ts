import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";

/** Answers must come while the visitor waits, in milliseconds. */
const DEADLINE = 2_000;

const isMap = (value: unknown): value is ResolvedMap =>
  typeof value === "object" && value !== null && "remotes" in value;

/** Asks the server which version of a remote this visitor gets by now, for the shell that runs in this tab. */
export const askForRelease = async (shellVersion: string, remote: string): Promise<ResolvedRemote | null> => {
  const answer = await fetch(`/r/map.json?shell=${encodeURIComponent(shellVersion)}`, {
    cache: "no-store",
    signal: AbortSignal.timeout(DEADLINE),
  });
  const map: unknown = answer.ok ? await answer.json() : null;
  return isMap(map) ? (map.remotes[remote] ?? null) : null;
};
